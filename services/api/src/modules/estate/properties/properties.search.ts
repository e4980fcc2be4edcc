import type { SearchMark } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { desc, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { likeAny, patternsOf } from '../../../platform/text/search-text.ts';
import { fitNumber, fitOf } from '../../search/search-fit.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../../search/search-source.ts';
import { properties } from './properties.table.ts';

/** Maximum of matches that are ranked. */
const MAX_RANKED = 100;

/**
 * Searches properties by code, title and address, listed ones first. Drafts have no effect, because the property itself contains how it is offered.
 */
@SearchSourceOf('property')
@Injectable()
export class PropertiesSearch implements SearchSource {
  constructor(private readonly database: Database) {}

  async find({ text, limit }: SearchAsked): Promise<FoundHit[]> {
    const fit = fitOfProperty(text).as('fit');
    const { code, title, address, offeredAs, listedAt, id } = properties;
    const rows = await this.database.queries
      .select({ code, title, address, offeredAs, fit })
      .from(properties)
      .where(this.isFound(text))
      .orderBy(fit, sql`${listedAt} DESC NULLS LAST`, desc(properties.createdAt), id)
      .limit(limit);
    return rows.map((row) => ({
      path: `/real-estate/${row.code}`,
      title: row.title,
      fit: row.fit,
      detail: `${row.code} · ${row.address}`,
      mark: row.offeredAs satisfies SearchMark | null,
    }));
  }

  allPath({ text }: SearchAsked): string {
    return `/real-estate?${new URLSearchParams({ search: text, kind: 'all' })}`;
  }

  /** Each condition has an index and a limit of its own, so that an exact match is found regardless of the number of partial ones. */
  private isFound(text: string): SQL {
    const { start, word, part } = patternsOf(text);
    const some = (which: SQL) =>
      this.database.queries.select({ id: properties.id }).from(properties).where(which).limit(MAX_RANKED);
    const sets = [
      some(sql`${properties.code} = ${text.toUpperCase()}`),
      some(likeAny(properties.searchText, start)),
      some(likeAny(properties.searchText, word)),
      ...(part.length > 0 ? [some(likeAny(properties.searchText, part))] : []),
    ];
    const ids = sql.join(
      sets.map((set, at) => sql`SELECT id FROM (${set}) ${sql.identifier(`some_${at}`)}`),
      sql` UNION `,
    );
    return sql`${properties.id} IN (${ids})`;
  }
}

/** Ranks by the code, otherwise by the title. */
function fitOfProperty(text: string): SQL<number> {
  const ofTitle = fitOf(sql`${properties.title}`, text);
  return sql<number>`CASE WHEN ${properties.code} = ${text.toUpperCase()} THEN ${fitNumber('exact')}
    WHEN ${likeAny(properties.searchText, patternsOf(text).start)} THEN least(${fitNumber('start')}, ${ofTitle}) ELSE ${ofTitle} END`;
}
