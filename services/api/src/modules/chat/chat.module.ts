import { Module } from '@nestjs/common';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ChatClient } from './chat.client.ts';
import { ChatService } from './chat.service.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';
import { ChatSending } from './chat-sending.service.ts';
import { ChatStep } from './chat-step.service.ts';

/** What the chat community is told: a message in its channel, and who has a role there. */
@Module({
  imports: [IdentitiesModule, SubmissionsModule, UsersModule],
  providers: [ChatOutboxRepository, ChatClient, ChatSending, ChatService, ChatStep],
})
export class ChatModule {}
