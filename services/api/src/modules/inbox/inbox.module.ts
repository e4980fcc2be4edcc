import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { RoleDefinitionsModule } from '../roles/definitions/role-definitions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { InboxController } from './desk/inbox.controller.ts';
import { InboxTopic } from './desk/inbox.topic.ts';
import { InboxChangesRepository } from './desk/inbox-changes.repository.ts';
import { InboxDeskService } from './desk/inbox-desk.service.ts';
import { InboxKindsService } from './desk/inbox-kinds.service.ts';
import { InboxListRepository } from './desk/inbox-list.repository.ts';
import { InboxListService } from './desk/inbox-list.service.ts';
import { InboxMemberData } from './inbox.member-data.ts';
import { InboxItemsModule } from './inbox-items.module.ts';

/** The staff's actions on the inbox: list, assign, and snooze items. */
@Module({
  imports: [
    InboxItemsModule,
    UsersModule,
    AuditModule,
    NotificationsModule,
    ReleasesModule,
    RoleDefinitionsModule,
  ],
  controllers: [InboxController],
  providers: [
    InboxListRepository,
    InboxKindsService,
    InboxChangesRepository,
    InboxTopic,
    InboxListService,
    InboxDeskService,
    InboxMemberData,
  ],
})
export class InboxModule {}
