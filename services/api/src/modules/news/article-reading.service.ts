import {
  type Article,
  type ArticleCard,
  type EndpointAnswer,
  type EndpointInput,
  RELATED_SHOWN,
  TAGGED_ARTICLES,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../platform/http/cursor.ts';
import { NotificationInboxService } from '../notifications/notification-inbox.service.ts';
import { UsersService } from '../users/users.service.ts';
import { toCard } from './article.view.ts';
import { ArticleAccessService } from './article-access.service.ts';
import { sourceOf } from './article-announcements.policy.ts';
import { ArticleListsRepository } from './article-lists.repository.ts';
import { ArticleSearchRepository } from './article-search.repository.ts';
import { ArticlesRepository } from './articles.repository.ts';
import { RelatedArticlesRepository } from './related-articles.repository.ts';

const listPosition = z.tuple([z.boolean(), cursorInstant, z.uuid()]);
const foundPosition = z.tuple([z.number().min(0).max(100), cursorInstant, z.uuid()]);
const TAGS_SHOWN = 30;
const UNREAD_SHOWN = 100;

type ListInput = EndpointInput<'GET /api/articles'>['query'];
type CardPage = Page<ArticleCard>;

/** Articles for readers: lists, single articles with related ones, and read marks. */
@Injectable()
export class ArticleReadingService {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly lists: ArticleListsRepository,
    private readonly searches: ArticleSearchRepository,
    private readonly related: RelatedArticlesRepository,
    private readonly access: ArticleAccessService,
    private readonly users: UsersService,
    private readonly inbox: NotificationInboxService,
  ) {}

  async list({ cursor, limit, search, category, tag }: ListInput): Promise<CardPage> {
    if (search) return this.search({ cursor, limit, search, category, tag });
    const after = decodeCursor(cursor, listPosition);
    const rows = await this.lists.findPage({ after, limit: limit + 1, category, tag });
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return toPage(
      rows,
      limit,
      (row) => toCard(row, names),
      ({ pinSlot, publishedAt, id }) => [pinSlot !== null, publishedAt?.getTime() ?? 0, id],
    );
  }

  private async search({ cursor, limit, search = '', category, tag }: ListInput): Promise<CardPage> {
    const after = decodeCursor(cursor, foundPosition);
    const wanted = { words: search, after, limit: limit + 1, category, tag };
    const rows = await this.searches.findPage(wanted);
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return toPage(
      rows,
      limit,
      (row) => toCard(row, names, row.highlight),
      ({ rank, publishedAt, id }) => [rank, publishedAt?.getTime() ?? 0, id],
    );
  }

  async tags(): Promise<EndpointAnswer<'GET /api/articles/tags'>> {
    return { items: await this.lists.findTags(TAGGED_ARTICLES, TAGS_SHOWN) };
  }

  async find(caller: Caller, name: string): Promise<Article> {
    return this.access.present(caller, await this.access.find(caller, name));
  }

  /** Returns suggestions of further articles. @throws ARTICLE_NOT_FOUND unless it is published. */
  async findRelated(id: string): Promise<{ items: ArticleCard[] }> {
    const row = await this.articles.findById(id);
    if (row?.state !== 'published') throw new ApiError('ARTICLE_NOT_FOUND');
    const rows = await this.related.find(row, RELATED_SHOWN);
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return { items: rows.map((related) => toCard(related, names)) };
  }

  async unread({ id }: Caller): Promise<{ ids: string[] }> {
    const since = await this.users.joinedAt(id);
    return { ids: since ? await this.lists.findUnread(id, since, UNREAD_SHOWN) : [] };
  }

  /** Also marks its notifications as read, including those with an earlier address. */
  async markRead(caller: Caller, id: string): Promise<void> {
    const row = await this.access.find(caller, id);
    if (row.state !== 'published') throw new ApiError('ARTICLE_NOT_FOUND');
    await this.lists.markRead(caller.id, id);
    await this.inbox.read(caller.id, { subject: sourceOf(id) });
  }
}
