import type { ArticleCategory } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { excerptOf } from '../../platform/text/found-excerpt.ts';
import { markingQuery, phrasesQuery } from '../../platform/text/search-text.ts';
import { articles, CARD_COLUMNS, type CardRow } from './articles.table.ts';

/** The database marks matches with control characters, which stored texts don't contain. */
export const MATCH_START = '\u0002';
export const MATCH_END = '\u0003';

/** Angle brackets, and their substitutes during the search: the database would remove the text between them as an HTML tag. */
const BRACKETS = '<>';
const BRACKET_SUBSTITUTES = '\u0004\u0005';

/**
 * Maximum of matches that are ranked. Each one is read for its rank; without a limit a frequent word would cause half of the archive to be read.
 */
const MAX_RANKED = 200;
/** Maximum of characters per text that are searched for excerpts. */
const HEADLINE_LENGTH = 20_000;
const HEADLINE_OPTIONS = `StartSel="${MATCH_START}", StopSel="${MATCH_END}", MaxFragments=2, MaxWords=24, MinWords=8, FragmentDelimiter=" … "`;

const { bodyText } = getTableColumns(articles);
/** Part of an article that is searched for excerpts. */
const SEARCHED_TEXT = sql<string>`concat_ws(E'\n', nullif(${articles.summary}, ''), left(${bodyText}, ${HEADLINE_LENGTH}))`;

export type FoundPosition = [rank: number, publishedAt: number, id: string];
/** A card with its excerpts, in the format of {@link cutHighlight}. */
export type FoundRow = CardRow & { rank: number; highlight: string[] };

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
   * Returns the newest matches, best first. PostgreSQL plans the query with the actual words: rare ones are looked up in the index, for frequent
   * ones it scans from the newest article until it has enough.
   */
  async findPage({ words, after, limit, category, tag }: SearchQuery): Promise<FoundRow[]> {
    const { queries } = this.database;
    const query = phrasesQuery(words);
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
      .limit(MAX_RANKED)
      .as('found');
    const page = queries
      .select()
      .from(found)
      .where(after && sql`(${found.rank}, ${found.publishedAt}, ${found.id}) < ${positionOf(after)}`)
      .orderBy(desc(found.rank), desc(found.publishedAt), desc(found.id))
      .limit(limit)
      .as('page');
    const rows = await queries
      .select({
        ...CARD_COLUMNS,
        rank: page.rank,
        marked: headlineOf(markingQuery(query, words)),
      })
      .from(page)
      .innerJoin(articles, eq(articles.id, page.id))
      .orderBy(desc(page.rank), desc(page.publishedAt), desc(page.id));
    const highlights = await this.highlightsOf(rows, words);
    return rows.map(({ marked: _, ...row }) => ({ ...row, highlight: highlights.get(row.id) ?? [] }));
  }

  /** Returns the excerpts of found articles by id, also for other spellings of the search. */
  async highlightsOf(
    rows: readonly { id: string; marked: string }[],
    typed: string,
  ): Promise<Map<string, string[]>> {
    const highlights = new Map(rows.map(({ id, marked }) => [id, cutHighlight(marked)]));
    const unmarked = rows.filter(({ marked }) => !marked.includes(MATCH_START)).map(({ id }) => id);
    if (unmarked.length === 0) return highlights;
    const texts = await this.database.queries
      .select({ id: articles.id, text: SEARCHED_TEXT })
      .from(articles)
      .where(inArray(articles.id, unmarked));
    for (const { id, text } of texts) {
      const excerpt = excerptOf(text, typed);
      if (excerpt) highlights.set(id, excerpt);
    }
    return highlights;
  }
}

/** Returns the excerpts of an article for a query, with marks. */
export function headlineOf(query: SQL): SQL<string> {
  return sql<string>`ts_headline('english', translate(${SEARCHED_TEXT}, ${BRACKETS}, ${BRACKET_SUBSTITUTES}), ${query}, ${HEADLINE_OPTIONS})`;
}

/** Splits a marked text into pieces: those at odd indexes are matches. */
export function cutHighlight(marked: string): string[] {
  const [open = '', close = ''] = BRACKET_SUBSTITUTES;
  const text = marked.replaceAll(open, '<').replaceAll(close, '>');
  return text.split(MATCH_START).flatMap((piece) => piece.split(MATCH_END));
}

function positionOf([rank, publishedAt, id]: FoundPosition): SQL {
  return sql`(${rank}::float8, ${new Date(publishedAt).toISOString()}::timestamptz, ${id}::uuid)`;
}
