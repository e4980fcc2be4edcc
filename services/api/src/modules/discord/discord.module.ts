import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DiscordController } from './discord.controller.ts';
import { DiscordMemberData } from './discord.member-data.ts';
import { DiscordInboxService } from './discord-inbox.service.ts';
import { DiscordMessagesService } from './discord-messages.service.ts';
import { DiscordOutboxRepository } from './discord-outbox.repository.ts';
import { DiscordRolesRepository } from './discord-roles.repository.ts';
import { DiscordRolesService } from './discord-roles.service.ts';
import { DiscordSendingService } from './discord-sending.service.ts';
import { DiscordServerClient } from './discord-server.client.ts';
import { DiscordStepService } from './discord-step.service.ts';

/** Discord integration: messages in a channel, and a role for approved members. */
@Module({
  imports: [IdentitiesModule, UsersModule, AuditModule, InboxItemsModule],
  controllers: [DiscordController],
  providers: [
    DiscordOutboxRepository,
    DiscordRolesRepository,
    DiscordServerClient,
    DiscordInboxService,
    DiscordMemberData,
    DiscordRolesService,
    DiscordSendingService,
    DiscordMessagesService,
    DiscordStepService,
  ],
  exports: [DiscordMessagesService],
})
export class DiscordModule {}
