import { endpointPages, endpointQuery } from '@boardwalk/kit';
import type { MemberFilters } from './use-member-filters.ts';

const PAGE_SIZE = 25;

/** Members, paginated. */
export function memberPages({ search, role, state, sort }: MemberFilters) {
  return endpointPages('GET /api/users', { query: { search, role, state, sort, limit: PAGE_SIZE } });
}

/** Numbers of members, and of those with restrictions. */
export const totalsQuery = endpointQuery('GET /api/users/totals', {});
