import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { articleTags } from './article-records.table.ts';
import { type ArticleRow, articles, CARD_COLUMNS, type CardRow } from './articles.table.ts';

/** Number of the newest articles per tag that are considered: half of the archive may have the same tag. */
const AMONG = 20;
/** Weight of a common tag, relative to the same category. */
const TAG_SCORE = 2;
const isPublished = sql`${articles.state} = 'published'`;

@Injectable()
export class RelatedArticlesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns other published articles with common tags or of the same category, by score, then newest first. Each part reads the end of an index.
   */
  find(
    { id, tags, category }: Pick<ArticleRow, 'id' | 'tags' | 'category'>,
    limit: number,
  ): Promise<CardRow[]> {
    const { tag, pinned, publishedAt, articleId } = articleTags;
    const tagged = sql`SELECT tagged.id, ${TAG_SCORE}::int AS score
      FROM unnest(${sql.param([...new Set(tags)])}::text[]) AS wanted(tag) CROSS JOIN LATERAL (
        SELECT ${articleId} AS id FROM ${articleTags} WHERE ${tag} = wanted.tag
        ORDER BY ${pinned} DESC, ${publishedAt} DESC, ${articleId} DESC LIMIT ${AMONG}) tagged`;
    const section = sql`(SELECT ${articles.id}, 1 AS score FROM ${articles} WHERE ${isPublished} AND ${articles.category} = ${category}
      ORDER BY (${articles.pinSlot} IS NOT NULL) DESC, ${articles.publishedAt} DESC, ${articles.id} DESC LIMIT ${AMONG})`;
    const related = sql`(SELECT id, sum(score) AS score FROM (${tagged} UNION ALL ${section}) found
      WHERE id <> ${id}::uuid GROUP BY id) AS related`;
    return this.database.queries
      .select(CARD_COLUMNS)
      .from(articles)
      .innerJoin(related, sql`related.id = ${articles.id}`)
      .where(isPublished)
      .orderBy(sql`related.score DESC, ${articles.publishedAt} DESC, ${articles.id} DESC`)
      .limit(limit);
  }
}
