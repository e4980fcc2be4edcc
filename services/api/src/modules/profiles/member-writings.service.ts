import { isVisible, visibilityOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { decodeCursor, instantPosition, toPage } from '../../platform/http/cursor.ts';
import { MemberCommentsService } from '../comments/member-comments.service.ts';
import { PublishedArticlesService } from '../news/published-articles.service.ts';
import {
  type ArticleList,
  type CommentList,
  type ListInput,
  PublicProfilesService,
  readerOf,
} from './public-profiles.service.ts';

const NOTHING = { items: [], nextCursor: null };

/** Articles and comments of members, for their profile pages. */
@Injectable()
export class MemberWritingsService {
  constructor(
    private readonly profiles: PublicProfilesService,
    private readonly published: PublishedArticlesService,
    private readonly comments: MemberCommentsService,
  ) {}

  /** Returns articles, which members can't hide, because articles name their authors anyway. @throws USER_NOT_FOUND */
  async articlesOf(handle: string, { cursor, limit }: ListInput): Promise<ArticleList> {
    const before = decodeCursor(cursor, instantPosition);
    const row = await this.profiles.expect(handle);
    if (row === 'closed') return NOTHING;
    const found = await this.published.ofAuthor(row.id, before, limit + 1);
    return toPage(
      found,
      limit,
      (article) => ({ ...article, publishedAt: (article.publishedAt ?? new Date(0)).toISOString() }),
      ({ publishedAt, id }) => [publishedAt?.getTime() ?? 0, id],
    );
  }

  /** Returns nothing for readers from whom the member hides it. @throws USER_NOT_FOUND */
  async commentsOf(caller: Caller | null, handle: string, query: ListInput): Promise<CommentList> {
    const row = await this.profiles.expect(handle);
    if (row === 'closed') return NOTHING;
    const sees = isVisible(visibilityOf(row.visibility), 'comments', readerOf(caller));
    return sees ? this.comments.list(row.id, query) : NOTHING;
  }
}
