import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { markingQuery } from '../../platform/text/search-text.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../search/search-source.ts';
import { fitOf } from '../search/search-words.ts';
import { DocsRepository, FOUND_MARK, MARKS } from './docs.repository.ts';
import { docs } from './docs.table.ts';
import { docsQuery } from './docs-query.ts';
import { isReadable, parentPage, topPage } from './readable-docs.ts';

/** Searches public pages of the docs by titles and words. */
@SearchSourceOf('doc')
@Injectable()
export class DocsSearch implements SearchSource {
  constructor(
    private readonly database: Database,
    private readonly pages: DocsRepository,
  ) {}

  async find({ text, limit }: SearchAsked): Promise<FoundHit[]> {
    const query = docsQuery(text);
    const fit = fitOf(sql`${docs.title}`, text);
    const rows = await this.database.queries
      .select({
        id: docs.id,
        slug: docs.slug,
        title: docs.title,
        fit,
        found: sql<string>`ts_headline('english', ${docs.bodyText}, ${markingQuery(query, text)}, ${MARKS})`,
      })
      .from(docs)
      .leftJoin(parentPage, eq(parentPage.id, docs.parentId))
      .leftJoin(topPage, eq(topPage.id, parentPage.parentId))
      .where(and(isReadable, sql`${docs.search} @@ ${query}`))
      .orderBy(fit, sql`ts_rank(${docs.search}, ${query}) DESC`, docs.title)
      .limit(limit);
    const excerpted = await this.pages.withExcerpts(rows, text);
    return excerpted.map(({ slug, title, found, ...row }) => ({
      path: `/docs/${slug}`,
      title,
      fit: row.fit,
      excerpt: found === '' ? null : found.split(FOUND_MARK),
    }));
  }
}
