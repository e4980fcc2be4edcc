import { endpointPages, endpointQuery } from '@boardwalk/kit';
import { type MarketFilters, queryOf } from './market-address.ts';

const PAGE_SIZE = 24;

/** Matching properties, paginated. */
export function propertyPages(filters: MarketFilters, sort: 'price' | 'new') {
  return endpointPages('GET /api/properties', { query: { ...queryOf(filters), sort, limit: PAGE_SIZE } });
}

/** Positions of all matching properties. */
export function mapQuery(filters: MarketFilters) {
  return endpointQuery('GET /api/properties/map', { query: queryOf(filters) });
}

/** Numbers of offers, and the auction that ends next. */
export const marketQuery = endpointQuery('GET /api/properties/market', {});

/** A full property, by its id or its code. The page shows a failure itself. */
export function propertyQuery(key: string) {
  return endpointQuery('GET /api/properties/:id', { params: { id: key } });
}

export const savedSearchesQuery = endpointQuery('GET /api/saved-searches', {});
