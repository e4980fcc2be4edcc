import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CommentChronicle } from './comment-chronicle.service.ts';
import { CommentDescriber } from './comment-describer.service.ts';
import { CommentReportsRepository } from './comment-reports.repository.ts';
import { CommentsController } from './comments.controller.ts';
import { CommentsRepository } from './comments.repository.ts';
import { CommentsService } from './comments.service.ts';
import { CommentsCleaning } from './comments-cleaning.service.ts';
import { ModerationService } from './moderation.service.ts';
import { ReactionsController } from './reactions.controller.ts';
import { ReactionsRepository } from './reactions.repository.ts';
import { ReactionsService } from './reactions.service.ts';

@Module({
  imports: [AuditModule, UsersModule, NewsModule, NotificationsModule],
  controllers: [CommentsController, ReactionsController],
  providers: [
    ...[CommentsRepository, CommentReportsRepository, ReactionsRepository],
    ...[
      CommentDescriber,
      CommentChronicle,
      CommentsService,
      ModerationService,
      ReactionsService,
      CommentsCleaning,
    ],
  ],
})
export class CommentsModule {}
