import { type ArticleCard, RELATED_SHOWN } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { UsersService } from '../users/users.service.ts';
import { toCard } from './article.view.ts';
import { ArticlesRepository } from './articles.repository.ts';
import { RelatedArticlesRepository } from './related-articles.repository.ts';

/** Suggestions of further articles. */
@Injectable()
export class RelatedArticles {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly related: RelatedArticlesRepository,
    private readonly users: UsersService,
  ) {}

  /** @throws ARTICLE_NOT_FOUND unless it is published. */
  async find(id: string): Promise<{ items: ArticleCard[] }> {
    const row = await this.articles.findById(id);
    if (row?.state !== 'published') throw new ApiError('ARTICLE_NOT_FOUND');
    const rows = await this.related.find(row, RELATED_SHOWN);
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return { items: rows.map((related) => toCard(related, names)) };
  }
}
