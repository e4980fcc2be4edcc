import { Injectable } from '@nestjs/common';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { markingQuery, wordsQuery } from '../../platform/text/search-text.ts';
import { fitOf } from '../search/search-fit.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../search/search-source.ts';
import { ArticleSearchRepository, headlineOf } from './article-search.repository.ts';
import { articles, titleWords } from './articles.table.ts';

/** Maximum of matches that are ranked, per set, because each one is read. */
const MAX_RANKED = 100;
/** Number of the newest articles in which a frequent word is searched, because index matches aren't ordered by time. */
const NEWEST = 1_000;

const isPublished = sql`${articles.state} = 'published'`;

/** Searches published articles by titles and words. */
@SearchSourceOf('article')
@Injectable()
export class ArticlesSearch implements SearchSource {
  constructor(
    private readonly database: Database,
    private readonly searches: ArticleSearchRepository,
  ) {}

  async find(asked: SearchAsked): Promise<FoundHit[]> {
    const page = this.best(asked);
    const rows = await this.database.queries
      .select({
        id: articles.id,
        slug: articles.slug,
        title: articles.title,
        publishedAt: articles.publishedAt,
        fit: page.fit,
        marked: headlineOf(markingQuery(wordsQuery(asked.text), asked.text)),
      })
      .from(page)
      .innerJoin(articles, eq(articles.id, page.id))
      .orderBy(page.fit, desc(page.rank), desc(articles.publishedAt));
    const highlights = await this.searches.highlightsOf(rows, asked.text);
    return rows.map(({ id, slug, title, publishedAt, fit, marked }) => ({
      path: `/news/${slug}`,
      title,
      fit,
      excerpt: marked === '' ? null : (highlights.get(id) ?? null),
      at: publishedAt?.toISOString() ?? null,
    }));
  }

  allPath({ text }: SearchAsked): string {
    return `/news?${new URLSearchParams({ search: text })}`;
  }

  /** Combines the newest matches, matches in titles, and some others: each set has an index and a limit. */
  private best({ text, limit }: SearchAsked) {
    const query = wordsQuery(text);
    const fit = fitOf(sql`${articles.title}`, text).as('fit');
    const rank = sql<number>`round(ts_rank(${articles.search}, ${query})::numeric, 1)`.as('rank');
    const sets = [
      this.amongNewest(query),
      this.some(sql`${titleWords} @@ ${query}`),
      this.some(sql`${articles.search} @@ ${query}`),
    ];
    const ids = sql.join(
      sets.map((set, at) => sql`SELECT id FROM (${set}) ${sql.identifier(`some_${at}`)}`),
      sql` UNION `,
    );
    return this.database.queries
      .select({ id: articles.id, fit, rank })
      .from(articles)
      .where(sql`${articles.id} IN (${ids})`)
      .orderBy(fit, desc(rank), desc(articles.publishedAt))
      .limit(limit)
      .as('page');
  }

  private some(which: SQL) {
    return this.database.queries
      .select({ id: articles.id })
      .from(articles)
      .where(and(isPublished, which))
      .limit(MAX_RANKED);
  }

  private amongNewest(query: SQL) {
    const newest = this.database.queries
      .select({ id: articles.id, search: articles.search, publishedAt: articles.publishedAt })
      .from(articles)
      .where(isPublished)
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(NEWEST)
      .as('newest');
    return this.database.queries
      .select({ id: newest.id })
      .from(newest)
      .where(sql`${newest.search} @@ ${query}`)
      .orderBy(desc(newest.publishedAt), desc(newest.id))
      .limit(MAX_RANKED);
  }
}
