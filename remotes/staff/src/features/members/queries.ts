import { endpointPages, endpointQuery, isForbidden, useAccess, usePages } from '@boardwalk/kit';
import type { MemberFilters } from './use-member-filters.ts';

const PAGE_SIZE = 25;

/** Members, paginated. */
export function memberPages({ search, role, state, sort }: MemberFilters) {
  return endpointPages('GET /api/users', { query: { search, role, state, sort, limit: PAGE_SIZE } });
}

/** Numbers of members, and of those with restrictions. */
export const totalsQuery = endpointQuery('GET /api/users/totals', {});

/** The loaded part of the matching members. */
export function useMembers(filters: MemberFilters) {
  const access = useAccess('users.read');
  const pages = usePages(memberPages(filters), {
    enabled: access === 'granted',
    keepPreviousData: true,
  });
  return { forbidden: access === 'denied' || isForbidden(pages.error), pages };
}
