import {
  type ArticleRevision,
  DESK_COUNTED,
  type EndpointAnswer,
  type EndpointInput,
  memberWordsIn,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, cursorNumber, decodeCursor, type Page, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { toCard, toRevision } from './article.view.ts';
import { ArticleAccessService } from './article-access.service.ts';
import { ArticleListsRepository } from './article-lists.repository.ts';
import { maySeeRevisions } from './article-states.policy.ts';
import { RevisionsRepository } from './revisions.repository.ts';

const deskPosition = z.tuple([cursorInstant, z.uuid()]);
const revisionPosition = z.tuple([cursorNumber]);

type DeskScope = EndpointInput<'GET /api/articles/desk'>['query']['scope'];

/** Lists articles in every state and their revisions, for authors and publishers. */
@Injectable()
export class ArticleDeskService {
  constructor(
    private readonly lists: ArticleListsRepository,
    private readonly revisions: RevisionsRepository,
    private readonly access: ArticleAccessService,
    private readonly users: UsersService,
  ) {}

  async list(
    caller: Caller,
    { cursor, limit, state, scope, search, sort }: EndpointInput<'GET /api/articles/desk'>['query'],
  ): Promise<EndpointAnswer<'GET /api/articles/desk'>> {
    const authorId = authorIn(scope, caller);
    const after = decodeCursor(cursor, deskPosition);
    const found = search ? await this.searched(search) : undefined;
    const rows = await this.lists.findDesk({ after, limit: limit + 1, authorId, state, sort, found });
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return toPage(
      rows,
      limit,
      (row) => toCard(row, names),
      ({ updatedAt, id }) => [updatedAt.getTime(), id],
    );
  }

  async count(caller: Caller, scope: DeskScope): Promise<EndpointAnswer<'GET /api/articles/desk/counts'>> {
    return this.lists.countDesk(authorIn(scope, caller), DESK_COUNTED);
  }

  async listRevisions(
    caller: Caller,
    id: string,
    { cursor, limit }: EndpointInput<'GET /api/articles/:id/revisions'>['query'],
  ): Promise<Page<ArticleRevision>> {
    const article = await this.access.find(caller, id);
    // Readers must not see revisions from before the publication.
    if (!maySeeRevisions(caller, article)) throw new ApiError('ARTICLE_NOT_FOUND');
    const [before] = decodeCursor(cursor, revisionPosition) ?? [];
    const rows = await this.revisions.findPage(id, before, limit + 1);
    const names = await this.users.namesOf(rows.map(({ editorId }) => editorId));
    return toPage(
      rows,
      limit,
      (row) => toRevision(row, names),
      ({ number }) => [number],
    );
  }

  /** Resolves a search: words of titles, and authors by their names. */
  private async searched(search: string): Promise<{ words: string; authorIds: string[] }> {
    const { items } = await this.users.findByName(memberWordsIn(search));
    return { words: search, authorIds: items.map(({ id }) => id) };
  }
}

/** Returns the author whose articles are listed; undefined for all. @throws ACCESS_DENIED */
function authorIn(scope: DeskScope, { id, permissions }: Caller): string | undefined {
  if (scope === 'mine') return id;
  if (!permissions.includes('news.publish')) throw new ApiError('ACCESS_DENIED');
  return undefined;
}
