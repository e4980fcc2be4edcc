import {
  type EndpointInput,
  REACTION_KINDS,
  type ReactedMember,
  type ReactionKind,
  type Reactions,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../platform/http/cursor.ts';
import { PublishedArticlesService } from '../news/published-articles.service.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { ReactionsRepository } from './reactions.repository.ts';

const position = z.tuple([cursorInstant, z.string().max(255)]);

@Injectable()
export class ReactionsService {
  constructor(
    private readonly articles: PublishedArticlesService,
    private readonly reactions: ReactionsRepository,
    private readonly users: UsersService,
  ) {}

  /** @throws ARTICLE_NOT_FOUND */
  async show(caller: Caller, articleId: string): Promise<Reactions> {
    if (!(await this.articles.find(articleId))) throw new ApiError('ARTICLE_NOT_FOUND');
    const found = await this.reactions.count(articleId, caller.id);
    const countOf = (kind: ReactionKind) => found.find((one) => one.kind === kind)?.count ?? 0;
    return {
      counts: Object.fromEntries(REACTION_KINDS.map((kind) => [kind, countOf(kind)])) as Reactions['counts'],
      mine: found.find(({ mine }) => mine)?.kind ?? null,
    };
  }

  /** Returns the members with one kind of reaction, newest first. @throws ARTICLE_NOT_FOUND */
  async members(
    articleId: string,
    { kind, cursor, limit }: EndpointInput<'GET /api/articles/:id/reactions/members'>['query'],
  ): Promise<Page<ReactedMember>> {
    const before = decodeCursor(cursor, position);
    if (!(await this.articles.find(articleId))) throw new ApiError('ARTICLE_NOT_FOUND');
    const rows = await this.reactions.findMembers({ articleId, kind }, before, limit + 1);
    const names = await this.users.namesOf(rows.map(({ memberId }) => memberId));
    return toPage(
      rows,
      limit,
      ({ memberId, at }) => ({ ...nameOf(names, memberId), at: at.toISOString() }),
      ({ memberId, at }) => [at.getTime(), memberId],
    );
  }

  /** @throws ARTICLE_NOT_FOUND */
  async set(caller: Caller, articleId: string, kind: ReactionKind | null): Promise<Reactions> {
    if (!(await this.articles.find(articleId))) throw new ApiError('ARTICLE_NOT_FOUND');
    if (kind) await this.reactions.set(articleId, caller.id, kind);
    else await this.reactions.clear(articleId, caller.id);
    return this.show(caller, articleId);
  }
}
