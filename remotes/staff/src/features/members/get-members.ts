import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';
import type { MemberFilters } from './member-filters.ts';

const PAGE_SIZE = 25;

/** Members by name, a page at a time. The screen shows a failure itself. */
export function membersQuery({ search, role }: MemberFilters) {
  return {
    queryKey: ['GET /api/users', 'pages', { search, role }] as const,
    queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
      call(
        'GET /api/users',
        { query: { search, role, cursor, limit: PAGE_SIZE } },
        { signal, suppressErrors: true },
      ),
    ...cursorPaging,
    meta: { suppressErrors: true },
  };
}
