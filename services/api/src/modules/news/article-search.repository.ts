import type { ArticleCategory } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { CARD_COLUMNS } from './article-columns.ts';
import type { CardRow } from './article-lists.repository.ts';
import { articles } from './articles.table.ts';
import { BRACKETS, BRACKETS_MEANWHILE, MATCH_END, MATCH_START } from './highlight.policy.ts';

/**
 * How many matches are put in order. Each of them has to be read for its rank; a word that stands in every second article would
 * else have half of the archive read for one page.
 */
const MOST_RANKED = 200;
/** How much of a text is looked through for the lines to show. */
const LOOKED_THROUGH = 20_000;
const LINES = `StartSel="${MATCH_START}", StopSel="${MATCH_END}", MaxFragments=2, MaxWords=24, MinWords=8, FragmentDelimiter=" … "`;

export type FoundPosition = [rank: number, publishedAt: number, id: string];
export type FoundRow = CardRow & { rank: number; marked: string };

interface SearchQuery {
  words: string;
  after: FoundPosition | undefined;
  limit: number;
  category: ArticleCategory | undefined;
  tag: string | undefined;
}

@Injectable()
export class ArticleSearchRepository {
  constructor(private readonly database: Database) {}

  /**
   * The newest that match, best match first. PostgreSQL plans it with the words at hand: rare ones are looked up in the index,
   * for frequent ones it walks from the newest article back until it has enough.
   */
  async findPage({ words, after, limit, category, tag }: SearchQuery): Promise<FoundRow[]> {
    const { queries } = this.database;
    const query = sql`websearch_to_tsquery('english', ${words})`;
    const found = queries
      .select({
        id: articles.id,
        publishedAt: articles.publishedAt,
        rank: sql<number>`ts_rank(${articles.search}, ${query})::float8`.as('rank'),
      })
      .from(articles)
      .where(
        and(
          sql`${articles.state} = 'published'`,
          sql`${articles.search} @@ ${query}`,
          category && eq(articles.category, category),
          tag === undefined ? undefined : sql`${articles.tags} @> ARRAY[${tag}]::text[]`,
        ),
      )
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(MOST_RANKED)
      .as('found');
    const page = queries
      .select()
      .from(found)
      .where(after && sql`(${found.rank}, ${found.publishedAt}, ${found.id}) < ${positionOf(after)}`)
      .orderBy(desc(found.rank), desc(found.publishedAt), desc(found.id))
      .limit(limit)
      .as('page');
    const { bodyText } = getTableColumns(articles);
    const text = sql`concat_ws(E'\n', nullif(${articles.summary}, ''), left(${bodyText}, ${LOOKED_THROUGH}))`;
    return queries
      .select({
        ...CARD_COLUMNS,
        rank: page.rank,
        marked: sql<string>`ts_headline('english', translate(${text}, ${BRACKETS}, ${BRACKETS_MEANWHILE}), ${query}, ${LINES})`,
      })
      .from(page)
      .innerJoin(articles, eq(articles.id, page.id))
      .orderBy(desc(page.rank), desc(page.publishedAt), desc(page.id));
  }
}

function positionOf([rank, publishedAt, id]: FoundPosition): SQL {
  return sql`(${rank}::float8, ${new Date(publishedAt).toISOString()}::timestamptz, ${id}::uuid)`;
}
