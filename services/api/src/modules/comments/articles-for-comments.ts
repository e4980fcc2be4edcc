import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';

/** An article as far as its comments are concerned. */
export interface CommentedArticle {
  id: string;
  slug: string;
  title: string;
  commentsOpen: boolean;
}

/** What has to be known of articles here. */
@Injectable()
export class ArticlesForComments {
  constructor(private readonly database: Database) {}

  /** Undefined unless it is published. */
  async findPublished(id: string): Promise<CommentedArticle | undefined> {
    const { rows } = await this.database.queries.execute<CommentedArticle & Record<string, unknown>>(
      sql`SELECT id, slug, title, comments_open AS "commentsOpen" FROM articles WHERE id = ${id}::uuid AND state = 'published'`,
    );
    return rows[0];
  }

  /** Titles and addresses, whatever state the articles are in. */
  async titlesOf(ids: readonly string[]): Promise<Map<string, Pick<CommentedArticle, 'slug' | 'title'>>> {
    const { rows } = await this.database.queries.execute<{ id: string; slug: string; title: string }>(
      sql`SELECT id, slug, title FROM articles WHERE id = ANY(${sql.param([...ids])}::uuid[])`,
    );
    return new Map(rows.map(({ id, ...article }) => [id, article]));
  }
}
