import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isOpen, listings } from '../listings/listings.table.ts';
import { properties } from '../properties/properties.table.ts';
import { savedSearches } from './saved-searches.table.ts';

/** Name of the audience, which is stored with notifications that aren't sent yet. */
export const SEARCHERS = 'property-searchers';

const said = (name: string): SQL => sql`(${savedSearches.criteria} ->> ${sql.raw(`'${name}'`)})`;

/** Returns the condition that a member has a matching search with notifications. False once the listing isn't open anymore. */
export function searchersOf(memberId: AnyPgColumn, listingId: string): SQL {
  return sql`${memberId} IN (SELECT ${savedSearches.memberId} FROM ${listings}
    JOIN ${properties} ON ${properties.id} = ${listings.propertyId}
    JOIN ${savedSearches} ON ${savedSearches.notify}
      AND (${savedSearches.district} IS NULL OR ${savedSearches.district} = ${properties.district})
      AND (${savedSearches.type} IS NULL OR ${savedSearches.type} = ${properties.type})
    WHERE ${listings.id} = ${listingId}::uuid AND ${isOpen}
      AND ${said('kind')} IN ('any', ${listings.kind})
      AND coalesce(${said('minPrice')}::bigint <= ${listings.price}, true)
      AND coalesce(${said('maxPrice')}::bigint >= ${listings.price}, true)
      AND coalesce(${said('garage')}::int <= ${properties.garage}, true)
      AND coalesce(position(search_letters(${said('search')}) IN ${properties.searchText}) > 0 OR position(search_key(${said('search')}) IN ${properties.searchText}) > 0, true))`;
}
