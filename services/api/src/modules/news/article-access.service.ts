import type { Article } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { UsersService } from '../users/users.service.ts';
import { toArticle } from './article.view.ts';
import { maySee } from './article-states.policy.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow } from './articles.table.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds articles for a caller. An article that the caller may not see is treated as missing. */
@Injectable()
export class ArticleAccessService {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly users: UsersService,
  ) {}

  /** Returns an article by its id, its slug, or an earlier slug. */
  read(name: string): Promise<ArticleRow | undefined> {
    return ID.test(name) ? this.articles.findById(name) : this.articles.findBySlug(name);
  }

  /** @throws ARTICLE_NOT_FOUND when it doesn't exist, or the caller may not see it. */
  async find(caller: Caller, name: string): Promise<ArticleRow> {
    return visible(caller, await this.read(name));
  }

  /** Finds an article like `find`, and locks it until the transaction ends. */
  async lock(caller: Caller, id: string): Promise<ArticleRow> {
    return visible(caller, await this.articles.lockById(id));
  }

  /** @throws ARTICLE_STALE with the current article, when the caller saw another version. */
  async expectVersion(caller: Caller, row: ArticleRow, version: number): Promise<void> {
    if (row.version === version) return;
    throw new ApiError('ARTICLE_STALE', { current: await this.present(caller, row) });
  }

  async present(caller: Caller, row: ArticleRow): Promise<Article> {
    return toArticle(row, await this.users.namesOf([row.authorId]), caller);
  }
}

function visible(caller: Caller, row: ArticleRow | undefined): ArticleRow {
  if (!row || !maySee(caller, row)) throw new ApiError('ARTICLE_NOT_FOUND');
  return row;
}
