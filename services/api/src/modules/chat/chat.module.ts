import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ChatClient } from './chat.client.ts';
import { ChatController } from './chat.controller.ts';
import { ChatMemberData } from './chat.member-data.ts';
import { ChatService } from './chat.service.ts';
import { ChatInbox } from './chat-inbox.service.ts';
import { ChatOutboxRepository } from './chat-outbox.repository.ts';
import { ChatRetries } from './chat-retries.service.ts';
import { ChatRolesRepository } from './chat-roles.repository.ts';
import { ChatRolesService } from './chat-roles.service.ts';
import { ChatSending } from './chat-sending.service.ts';
import { ChatStep } from './chat-step.service.ts';

/** Discord integration: messages in a channel, and a role for approved members. */
@Module({
  imports: [IdentitiesModule, SubmissionsModule, UsersModule, AuditModule, InboxItemsModule],
  controllers: [ChatController],
  providers: [
    ChatOutboxRepository,
    ChatRolesRepository,
    ChatClient,
    ChatInbox,
    ChatMemberData,
    ChatRetries,
    ChatRolesService,
    ChatSending,
    ChatService,
    ChatStep,
  ],
  exports: [ChatService],
})
export class ChatModule {}
