import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { RolesModule } from '../roles/roles.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { InboxController } from './desk/inbox.controller.ts';
import { InboxTopic } from './desk/inbox.topic.ts';
import { InboxAssignment } from './desk/inbox-assignment.service.ts';
import { InboxCandidates } from './desk/inbox-candidates.service.ts';
import { InboxChangesRepository } from './desk/inbox-changes.repository.ts';
import { InboxCleaning } from './desk/inbox-cleaning.service.ts';
import { InboxDesk } from './desk/inbox-desk.service.ts';
import { InboxListRepository } from './desk/inbox-list.repository.ts';
import { InboxList } from './desk/inbox-list.service.ts';
import { InboxRecords } from './desk/inbox-records.service.ts';
import { InboxSnooze } from './desk/inbox-snooze.service.ts';
import { InboxViews } from './desk/inbox-views.service.ts';
import { InboxWaking } from './desk/inbox-waking.service.ts';
import { InboxMemberData } from './inbox.member-data.ts';
import { InboxItemsModule } from './inbox-items.module.ts';

/** The staff's actions on the inbox: list, assign, and snooze items. */
@Module({
  imports: [InboxItemsModule, UsersModule, RolesModule, AuditModule, NotificationsModule, LiveModule],
  controllers: [InboxController],
  providers: [
    InboxListRepository,
    InboxChangesRepository,
    InboxTopic,
    InboxViews,
    InboxList,
    InboxCandidates,
    InboxDesk,
    InboxRecords,
    InboxAssignment,
    InboxSnooze,
    InboxWaking,
    InboxCleaning,
    InboxMemberData,
  ],
})
export class InboxModule {}
