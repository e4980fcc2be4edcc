import type { EndpointAnswer } from '@boardwalk/contracts';
import { endpointPages, endpointQuery } from '@boardwalk/kit';
import { type MarketFilters, queryOf } from './market-address.ts';

const PAGE = 24;

/** Properties that fit, a page at a time. */
export function propertyPages(filters: MarketFilters, sort: 'price' | 'new') {
  return endpointPages('GET /api/properties', { query: { ...queryOf(filters), sort, limit: PAGE } });
}

/** Where the properties are that fit, all at once. */
export function mapQuery(filters: MarketFilters) {
  return endpointQuery('GET /api/properties/map', { query: queryOf(filters) }, { suppressErrors: true });
}

/** How much is offered, and the auction that ends next. */
export const marketQuery = endpointQuery('GET /api/properties/market', {}, { suppressErrors: true });
export type MarketSummary = EndpointAnswer<'GET /api/properties/market'>;

/** One property, whole, by its id or its code. The screen shows a failure itself. */
export function propertyQuery(key: string) {
  return endpointQuery('GET /api/properties/:id', { params: { id: key } }, { suppressErrors: true });
}

export const savedSearchesQuery = endpointQuery('GET /api/saved-searches', {}, { suppressErrors: true });
