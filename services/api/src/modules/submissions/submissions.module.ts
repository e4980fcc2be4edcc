import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.ts';
import { FormsModule } from '../forms/forms.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { PresenceModule } from '../presence/presence.module.ts';
import { RolesModule } from '../roles/roles.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DraftsService } from './applicant/drafts.service.ts';
import { OpenFormsService } from './applicant/open-forms.service.ts';
import { OwnApplicationsSearch } from './applicant/own-applications.search.ts';
import { OwnSubmissionsService } from './applicant/own-submissions.service.ts';
import { SubmissionAccessService } from './applicant/submission-access.service.ts';
import { SubmissionPartsController } from './applicant/submission-parts.controller.ts';
import { SubmissionsController } from './applicant/submissions.controller.ts';
import { ApprovalStepsService } from './approval/approval-steps.service.ts';
import { ApprovalsService } from './approval/approvals.service.ts';
import { FinalDecisionsService } from './approval/final-decisions.service.ts';
import { NotifyStepService } from './approval/notify-step.service.ts';
import { RoleStepService } from './approval/role-step.service.ts';
import { StepsRepository } from './approval/steps.repository.ts';
import { FilesRepository } from './files/files.repository.ts';
import { StoredFilesService } from './files/stored-files.service.ts';
import { SubmissionFilesService } from './files/submission-files.service.ts';
import { InterviewsController } from './interviews/interviews.controller.ts';
import { InterviewsRepository } from './interviews/interviews.repository.ts';
import { InterviewsService } from './interviews/interviews.service.ts';
import { LinkedIdentitiesService } from './linked-identities.service.ts';
import { ClaimsRepository } from './review/claims.repository.ts';
import { ClaimsService } from './review/claims.service.ts';
import { DecidedController } from './review/decided.controller.ts';
import { DecisionsController } from './review/decisions.controller.ts';
import { DecisionsService } from './review/decisions.service.ts';
import { QueueRepository } from './review/queue.repository.ts';
import { ReviewAccessService } from './review/review-access.service.ts';
import { ReviewQueueService } from './review/review-queue.service.ts';
import { ReviewsController } from './review/reviews.controller.ts';
import { ReviewsRepository } from './review/reviews.repository.ts';
import { ReviewsSearch } from './review/reviews.search.ts';
import { ReviewsService } from './review/reviews.service.ts';
import { SubmissionTopics } from './submission.topics.ts';
import { SubmissionAnnouncementsService } from './submission-announcements.service.ts';
import { SubmissionAuditService } from './submission-audit.service.ts';
import { SubmissionChangesService } from './submission-changes.service.ts';
import { SubmissionDossiersService } from './submission-dossiers.service.ts';
import { SubmissionInboxService } from './submission-inbox.service.ts';
import { SubmissionInboxAreaService } from './submission-inbox-area.service.ts';
import { SubmissionMessagesService } from './submission-messages.service.ts';
import { SubmissionMovesService } from './submission-moves.service.ts';
import { SubmissionRecordsRepository } from './submission-records.repository.ts';
import { SubmissionStatsService } from './submission-stats.service.ts';
import { SubmissionsMemberData } from './submissions.member-data.ts';
import { SubmissionsRepository } from './submissions.repository.ts';

/** Submissions, from the first draft to the effects of an approval: for applicants, for reviewers, and for the jobs in between. */
@Module({
  imports: [
    DiscoveryModule,
    UsersModule,
    RolesModule,
    AuditModule,
    NotificationsModule,
    MediaModule,
    FormsModule,
    LiveModule,
    PresenceModule,
    InboxItemsModule,
  ],
  controllers: [
    SubmissionsController,
    SubmissionPartsController,
    ReviewsController,
    DecisionsController,
    DecidedController,
    InterviewsController,
  ],
  providers: [
    SubmissionsRepository,
    SubmissionRecordsRepository,
    FilesRepository,
    InterviewsRepository,
    ReviewsRepository,
    QueueRepository,
    ClaimsRepository,
    StepsRepository,
    LinkedIdentitiesService,
    SubmissionInboxService,
    SubmissionInboxAreaService,
    SubmissionTopics,
    SubmissionChangesService,
    SubmissionMovesService,
    SubmissionDossiersService,
    SubmissionMessagesService,
    SubmissionAnnouncementsService,
    SubmissionAuditService,
    SubmissionAccessService,
    OpenFormsService,
    DraftsService,
    OwnSubmissionsService,
    OwnApplicationsSearch,
    StoredFilesService,
    SubmissionFilesService,
    InterviewsService,
    ReviewAccessService,
    ReviewQueueService,
    ReviewsSearch,
    ClaimsService,
    ReviewsService,
    DecisionsService,
    ApprovalStepsService,
    RoleStepService,
    NotifyStepService,
    ApprovalsService,
    FinalDecisionsService,
    SubmissionStatsService,
    SubmissionsMemberData,
  ],
  exports: [StoredFilesService, OwnSubmissionsService, SubmissionStatsService],
})
export class SubmissionsModule {}
