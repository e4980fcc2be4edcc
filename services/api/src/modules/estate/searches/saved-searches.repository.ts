import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Database } from '../../../platform/database/database.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { SelectsAudience } from '../../notifications/selects-audience.decorator.ts';
import { isOpen, listings } from '../listings/listings.table.ts';
import { conditionsOf } from '../properties/properties.repository.ts';
import { properties } from '../properties/properties.table.ts';
import { type SavedSearchRow, savedSearches } from './saved-searches.table.ts';

/** Name of the audience, which is stored with notifications that aren't sent yet. */
export const SEARCHERS = 'property-searchers';

const criterion = (name: string): SQL => sql`(${savedSearches.criteria} ->> ${sql.raw(`'${name}'`)})`;

@Injectable()
export class SavedSearchesRepository {
  constructor(private readonly database: Database) {}

  async countOf(memberId: string): Promise<number> {
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(savedSearches)
      .where(eq(savedSearches.memberId, memberId));
    return row?.n ?? 0;
  }

  /** Returns searches, last saved first. */
  findOf(memberId: string): Promise<SavedSearchRow[]> {
    return this.database.queries
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.memberId, memberId))
      .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  }

  async insert(row: typeof savedSearches.$inferInsert): Promise<SavedSearchRow> {
    return insertOne(this.database, savedSearches, row);
  }

  /** @returns undefined when the member has no such search. */
  async update(
    id: string,
    memberId: string,
    change: Pick<SavedSearchRow, 'name' | 'notify'>,
  ): Promise<SavedSearchRow | undefined> {
    const [row] = await this.database.queries
      .update(savedSearches)
      .set(change)
      .where(and(eq(savedSearches.id, id), eq(savedSearches.memberId, memberId)))
      .returning();
    return row;
  }

  /** @returns whether the member had such a search. */
  async remove(id: string, memberId: string): Promise<boolean> {
    const { rowCount } = await this.database.queries
      .delete(savedSearches)
      .where(and(eq(savedSearches.id, id), eq(savedSearches.memberId, memberId)));
    return (rowCount ?? 0) > 0;
  }

  /** Returns the number of matching properties of each search, capped at `most`, in one statement and in the order of the searches. */
  async countMatches(searches: readonly SavedSearchRow[], most: number): Promise<number[]> {
    if (searches.length === 0) return [];
    const counts = searches.map(
      ({ criteria: { district, type, kind, minPrice, maxPrice, garage, search } }) => {
        const fits = and(...conditionsOf({ district, type, kind, minPrice, maxPrice, garage, search }));
        return sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${properties} WHERE ${fits} LIMIT ${most}) found)`;
      },
    );
    const { rows } = await this.database.queries.execute<{ counts: number[] }>(
      sql`SELECT ARRAY[${sql.join(counts, sql`, `)}] AS counts`,
    );
    return rows[0]?.counts ?? [];
  }

  /** Returns the condition that a member has a matching search with notifications. False once the listing isn't open anymore. */
  @SelectsAudience(SEARCHERS)
  hasMatch(memberId: AnyPgColumn, listingId: string): SQL {
    return sql`${memberId} IN (SELECT ${savedSearches.memberId} FROM ${listings}
      JOIN ${properties} ON ${properties.id} = ${listings.propertyId}
      JOIN ${savedSearches} ON ${savedSearches.notify}
        AND (${savedSearches.district} IS NULL OR ${savedSearches.district} = ${properties.district})
        AND (${savedSearches.type} IS NULL OR ${savedSearches.type} = ${properties.type})
      WHERE ${listings.id} = ${listingId}::uuid AND ${isOpen}
        AND ${criterion('kind')} IN ('any', ${listings.kind})
        AND coalesce(${criterion('minPrice')}::bigint <= ${listings.price}, true)
        AND coalesce(${criterion('maxPrice')}::bigint >= ${listings.price}, true)
        AND coalesce(${criterion('garage')}::int <= ${properties.garage}, true)
        AND coalesce(position(search_letters(${criterion('search')}) IN ${properties.searchText}) > 0 OR position(search_key(${criterion('search')}) IN ${properties.searchText}) > 0, true))`;
  }
}
