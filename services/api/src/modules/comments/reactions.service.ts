import { REACTION_KINDS, type ReactionKind, type Reactions } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { PublishedArticlesService } from '../news/published-articles.service.ts';
import { ReactionsRepository } from './reactions.repository.ts';

/** Reactions to articles. */
@Injectable()
export class ReactionsService {
  constructor(
    private readonly articles: PublishedArticlesService,
    private readonly reactions: ReactionsRepository,
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

  /** @throws ARTICLE_NOT_FOUND */
  async set(caller: Caller, articleId: string, kind: ReactionKind | null): Promise<Reactions> {
    if (!(await this.articles.find(articleId))) throw new ApiError('ARTICLE_NOT_FOUND');
    if (kind) await this.reactions.set(articleId, caller.id, kind);
    else await this.reactions.clear(articleId, caller.id);
    return this.show(caller, articleId);
  }
}
