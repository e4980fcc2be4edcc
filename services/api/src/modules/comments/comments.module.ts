import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CommentEffectsService } from './comment-effects.service.ts';
import { CommentInboxService } from './comment-inbox.service.ts';
import { CommentMentionsRepository } from './comment-mentions.repository.ts';
import { CommentMentionsService } from './comment-mentions.service.ts';
import { CommentModerationService } from './comment-moderation.service.ts';
import { CommentReadingService } from './comment-reading.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { CommentThreadsRepository } from './comment-threads.repository.ts';
import { CommentsController } from './comments.controller.ts';
import { CommentsMemberData } from './comments.member-data.ts';
import { CommentsRepository } from './comments.repository.ts';
import { CommentsService } from './comments.service.ts';
import { CommentsCleaningJob } from './comments-cleaning.job.ts';
import { DiscussionsService } from './discussions.service.ts';
import { MemberCommentsService } from './member-comments.service.ts';
import { ReactionsController } from './reactions.controller.ts';
import { ReactionsRepository } from './reactions.repository.ts';
import { ReactionsService } from './reactions.service.ts';

@Module({
  imports: [AuditModule, UsersModule, NewsModule, EventsModule, NotificationsModule, InboxItemsModule],
  controllers: [CommentsController, ReactionsController],
  providers: [
    CommentsRepository,
    CommentThreadsRepository,
    CommentMentionsRepository,
    CommentReportsRepository,
    ReactionsRepository,
    DiscussionsService,
    CommentMentionsService,
    CommentReadingService,
    CommentEffectsService,
    CommentInboxService,
    CommentsService,
    CommentModerationService,
    ReactionsService,
    CommentsCleaningJob,
    MemberCommentsService,
    CommentsMemberData,
  ],
  exports: [MemberCommentsService],
})
export class CommentsModule {}
