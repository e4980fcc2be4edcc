import { endpointPages, endpointQuery } from '@boardwalk/kit';
import type { MemberFilters } from './hooks/use-member-filters.ts';

const PAGE_SIZE = 25;

/** Members, a page at a time. */
export function memberPages({ search, role, state, sort }: MemberFilters) {
  return endpointPages('GET /api/users', { query: { search, role, state, sort, limit: PAGE_SIZE } });
}

/** How many there are, and how many of them aren't in good standing. */
export const totalsQuery = endpointQuery('GET /api/users/totals', {}, { suppressErrors: true });
