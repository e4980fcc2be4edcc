import { Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { articleSlugs } from './article-records.table.ts';

@Injectable()
export class ArticleSlugsRepository {
  constructor(private readonly database: Database) {}

  /** Takes a slug for an article; false when another has it, or once had it. */
  async take(slug: string, articleId: string): Promise<boolean> {
    const { queries } = this.database;
    const rows = await queries
      .insert(articleSlugs)
      .values({ slug, articleId })
      .onConflictDoNothing()
      .returning({ slug: articleSlugs.slug });
    if (rows.length > 0) return true;
    const own = and(eq(articleSlugs.slug, slug), eq(articleSlugs.articleId, articleId));
    return (await queries.$count(articleSlugs, own)) > 0;
  }

  async release(slug: string): Promise<void> {
    await this.database.queries.delete(articleSlugs).where(eq(articleSlugs.slug, slug));
  }
}
