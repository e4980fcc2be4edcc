import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { FeedModule } from '../feed/feed.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { PresenceModule } from '../presence/presence.module.ts';
import { ShareCardsModule } from '../share-cards/share-cards.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ArticleAccess } from './article-access.service.ts';
import { ArticleCards } from './article-cards.service.ts';
import { ArticleChanges } from './article-changes.service.ts';
import { ArticleDeskService } from './article-desk.service.ts';
import { ArticleListsRepository } from './article-lists.repository.ts';
import { ArticleMovesService } from './article-moves.service.ts';
import { ArticlePictures } from './article-pictures.service.ts';
import { ArticlePresence } from './article-presence.service.ts';
import { ArticleReadingService } from './article-reading.service.ts';
import { ArticleSearchRepository } from './article-search.repository.ts';
import { ArticleSlugsRepository } from './article-slugs.repository.ts';
import { ArticleWritingService } from './article-writing.service.ts';
import { ArticlesRepository } from './articles.repository.ts';
import { NewsController } from './news.controller.ts';
import { NewsFeedService } from './news-feed.service.ts';
import { NewsroomController } from './newsroom.controller.ts';
import { PublicationService } from './publication.service.ts';
import { PublicationAlarm } from './publication-alarm.ts';
import { PublishedArticles } from './published-articles.service.ts';
import { ReadsRepository } from './reads.repository.ts';
import { RevisionKeeper } from './revision-keeper.service.ts';
import { RevisionsRepository } from './revisions.repository.ts';
import { SlugsService } from './slugs.service.ts';

const REPOSITORIES = [
  ArticlesRepository,
  ArticleListsRepository,
  ArticleSearchRepository,
  ArticleSlugsRepository,
  RevisionsRepository,
  ReadsRepository,
];

@Module({
  imports: [
    UsersModule,
    AuditModule,
    FeedModule,
    MediaModule,
    SiteModule,
    NotificationsModule,
    PresenceModule,
    ShareCardsModule,
  ],
  controllers: [NewsController, NewsroomController],
  providers: [
    ...REPOSITORIES,
    ArticlePictures,
    ArticleCards,
    ArticlePresence,
    ArticleChanges,
    PublishedArticles,
    NewsFeedService,
    ArticleAccess,
    RevisionKeeper,
    SlugsService,
    PublicationService,
    PublicationAlarm,
    ArticleReadingService,
    ArticleDeskService,
    ArticleWritingService,
    ArticleMovesService,
  ],
  exports: [PublishedArticles],
})
export class NewsModule {}
