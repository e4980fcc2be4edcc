import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { articles } from './articles.table.ts';

/** Data of an article for its comments and reactions. */
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

const written = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  summary: articles.summary,
  category: articles.category,
  publishedAt: articles.publishedAt,
};

/** Articles for modules that store data about them: comments and reactions. */
@Injectable()
export class PublishedArticlesService {
  constructor(private readonly database: Database) {}

  /** Returns undefined unless it is published. */
  find(id: string): Promise<DiscussedArticle | undefined> {
    return this.findOne(eq(articles.id, id));
  }

  /** Returns a published article by its slug. */
  findBySlug(slug: string): Promise<DiscussedArticle | undefined> {
    return this.findOne(eq(articles.slug, slug));
  }

  /** Returns published articles of this author before the position, newest first. */
  ofAuthor(authorId: string, before: [at: number, id: string] | undefined, limit: number) {
    const position = before && sql`(${new Date(before[0]).toISOString()}::timestamptz, ${before[1]}::uuid)`;
    return this.database.queries
      .select(written)
      .from(articles)
      .where(
        and(
          eq(articles.authorId, authorId),
          sql`${articles.state} = 'published'`,
          position && sql`(${articles.publishedAt}, ${articles.id}) < ${position}`,
        ),
      )
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(limit);
  }

  /** Returns titles and slugs of articles in any state, by id. */
  async titlesOf(ids: readonly string[]): Promise<Map<string, DiscussedArticle>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.queries
      .select(discussed)
      .from(articles)
      .where(inArray(articles.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async findOne(which: SQL): Promise<DiscussedArticle | undefined> {
    const [row] = await this.database.queries
      .select(discussed)
      .from(articles)
      .where(and(which, eq(articles.state, 'published')));
    return row;
  }
}
