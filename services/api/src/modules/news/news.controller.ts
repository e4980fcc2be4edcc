import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { ArticleCardsService } from './article-cards.service.ts';
import { ArticleReadingService } from './article-reading.service.ts';
import { NewsFeedService } from './news-feed.service.ts';

@Controller()
export class NewsController {
  constructor(
    private readonly news: ArticleReadingService,
    private readonly feeds: NewsFeedService,
    private readonly cards: ArticleCardsService,
  ) {}

  @Endpoint('GET /api/articles')
  list(@Input() { query }: EndpointInput<'GET /api/articles'>): Promise<EndpointAnswer<'GET /api/articles'>> {
    return this.news.list(query);
  }

  @Endpoint('GET /api/articles/tags')
  tags(): Promise<EndpointAnswer<'GET /api/articles/tags'>> {
    return this.news.tags();
  }

  @Endpoint('GET /api/articles/unread')
  unread(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/articles/unread'>> {
    return this.news.unread(caller);
  }

  @Endpoint('PUT /api/articles/:id/read')
  markRead(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'PUT /api/articles/:id/read'>,
  ): Promise<void> {
    return this.news.markRead(caller, params.id);
  }

  @Endpoint('GET /api/articles/:id')
  find(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/articles/:id'>,
  ): Promise<EndpointAnswer<'GET /api/articles/:id'>> {
    return this.news.find(caller, params.id);
  }

  @Endpoint('GET /api/articles/:id/related')
  findRelated(
    @Input() { params }: EndpointInput<'GET /api/articles/:id/related'>,
  ): Promise<EndpointAnswer<'GET /api/articles/:id/related'>> {
    return this.news.findRelated(params.id);
  }

  @Endpoint('GET /api/articles/:id/card')
  card(
    @Input() { params }: EndpointInput<'GET /api/articles/:id/card'>,
  ): Promise<EndpointAnswer<'GET /api/articles/:id/card'>> {
    return this.cards.card(params.id);
  }

  @Endpoint('GET /api/cards/articles/:id/:file')
  cardPicture(@Input() { params }: EndpointInput<'GET /api/cards/articles/:id/:file'>): Promise<RawAnswer> {
    return this.cards.picture(params.id, params.file);
  }

  @Endpoint('GET /api/feeds/:file')
  feed(
    @Input() { params }: EndpointInput<'GET /api/feeds/:file'>,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    return this.feeds.serve(params.file, ifNoneMatch);
  }
}
