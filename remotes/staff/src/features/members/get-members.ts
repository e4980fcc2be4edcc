import { endpointPages } from '@boardwalk/kit';
import type { MemberFilters } from './hooks/use-member-filters.ts';

const PAGE_SIZE = 25;

/** Members by name, a page at a time. */
export function memberPages({ search, role }: MemberFilters) {
  return endpointPages('GET /api/users', { query: { search, role, limit: PAGE_SIZE } });
}
