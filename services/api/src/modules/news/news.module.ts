import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { FeedModule } from '../feed/feed.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { PresenceModule } from '../presence/presence.module.ts';
import { ShareCardsModule } from '../share-cards/share-cards.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ArticleAccessService } from './article-access.service.ts';
import { ArticleCardsService } from './article-cards.service.ts';
import { ArticleDeskService } from './article-desk.service.ts';
import { ArticleListsRepository } from './article-lists.repository.ts';
import { ArticlePresenceTopic } from './article-presence.topic.ts';
import { ArticleReadingService } from './article-reading.service.ts';
import { ArticleSearchRepository } from './article-search.repository.ts';
import { ArticleStatesService } from './article-states.service.ts';
import { ArticleWritingService } from './article-writing.service.ts';
import { ArticlesMemberData } from './articles.member-data.ts';
import { ArticlesRepository } from './articles.repository.ts';
import { ArticlesSearch } from './articles.search.ts';
import { NewsController } from './news.controller.ts';
import { NewsFeedService } from './news-feed.service.ts';
import { NewsroomController } from './newsroom.controller.ts';
import { PublishedArticlesService } from './published-articles.service.ts';
import { ReadingStatsService } from './reading-stats.service.ts';
import { RelatedArticlesRepository } from './related-articles.repository.ts';
import { RevisionsRepository } from './revisions.repository.ts';

const REPOSITORIES = [
  ArticlesRepository,
  ArticleListsRepository,
  ArticleSearchRepository,
  RelatedArticlesRepository,
  RevisionsRepository,
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
    ArticlesMemberData,
    ArticleCardsService,
    ArticlesSearch,
    PublishedArticlesService,
    NewsFeedService,
    ArticleAccessService,
    ArticleStatesService,
    ArticleReadingService,
    ArticleDeskService,
    ArticlePresenceTopic,
    ArticleWritingService,
    ReadingStatsService,
  ],
  exports: [PublishedArticlesService, ReadingStatsService],
})
export class NewsModule {}
