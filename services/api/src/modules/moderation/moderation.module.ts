import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { DocsModule } from '../docs/docs.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccountTopic } from './account.topic.ts';
import { AppealInbox } from './appeals/appeal-inbox.service.ts';
import { AppealsController } from './appeals/appeals.controller.ts';
import { AppealsRepository } from './appeals/appeals.repository.ts';
import { AppealsService } from './appeals/appeals.service.ts';
import { OwnPunishments } from './appeals/own-punishments.service.ts';
import { MemberNotesRepository } from './members/member-notes.repository.ts';
import { MemberNotesService } from './members/member-notes.service.ts';
import { MembersController } from './members/members.controller.ts';
import { MembersService } from './members/members.service.ts';
import { SessionsService } from './members/sessions.service.ts';
import { ModerationReach } from './moderation-reach.service.ts';
import { AccountStates } from './punishments/account-states.service.ts';
import { ImposingService } from './punishments/imposing.service.ts';
import { PunishmentAnnouncements } from './punishments/punishment-announcements.service.ts';
import { PunishmentChanges } from './punishments/punishment-changes.service.ts';
import { PunishmentViews } from './punishments/punishment-views.service.ts';
import { PunishmentsController } from './punishments/punishments.controller.ts';
import { PunishmentsRepository } from './punishments/punishments.repository.ts';
import { PunishmentsService } from './punishments/punishments.service.ts';
import { PunishmentsExpiry } from './punishments/punishments-expiry.service.ts';

const REPOSITORIES = [PunishmentsRepository, AppealsRepository, MemberNotesRepository];
const CHANGES = [AccountStates, AppealInbox, PunishmentAnnouncements, PunishmentChanges, PunishmentsExpiry];

/** Moderation of members: warnings and punishments with appeals, notes of the staff, ended sessions. */
@Module({
  imports: [UsersModule, AuditModule, DocsModule, LiveModule, NotificationsModule, InboxItemsModule],
  controllers: [MembersController, PunishmentsController, AppealsController],
  providers: [
    ...REPOSITORIES,
    ...CHANGES,
    ModerationReach,
    PunishmentViews,
    AccountTopic,
    PunishmentsService,
    ImposingService,
    OwnPunishments,
    AppealsService,
    MembersService,
    MemberNotesService,
    SessionsService,
  ],
})
export class ModerationModule {}
