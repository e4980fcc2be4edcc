import { Injectable } from '@nestjs/common';
import { and, eq, inArray } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { articles } from './articles.table.ts';

/** What comments and reactions need of an article. */
export interface DiscussedArticle {
  id: string;
  slug: string;
  title: string;
  commentsOpen: boolean;
  authorId: string | null;
  demo: boolean;
}

const discussed = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  commentsOpen: articles.commentsOpen,
  authorId: articles.authorId,
  demo: articles.demo,
};

/** Articles for modules that store something about them: comments and reactions. */
@Injectable()
export class PublishedArticlesService {
  constructor(private readonly database: Database) {}

  /** Undefined unless it is published. */
  async find(id: string): Promise<DiscussedArticle | undefined> {
    const [row] = await this.database.queries
      .select(discussed)
      .from(articles)
      .where(and(eq(articles.id, id), eq(articles.state, 'published')));
    return row;
  }

  /** Titles and addresses, whatever state the articles are in. */
  async titlesOf(ids: readonly string[]): Promise<Map<string, DiscussedArticle>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.queries
      .select(discussed)
      .from(articles)
      .where(inArray(articles.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  }
}
