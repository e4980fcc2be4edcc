import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';
import type { FrontFilters } from './front-filters.ts';

const PAGE_SIZE = 13;

/** Published articles, a page at a time: a lead and twelve more. The screen shows a failure itself. */
export function articlesQuery({ search, category, tag, after }: FrontFilters) {
  return {
    ...cursorPaging,
    queryKey: ['GET /api/articles', 'pages', { search, category, tag, after }] as const,
    queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
      call(
        'GET /api/articles',
        { query: { search, category, tag, cursor, limit: PAGE_SIZE } },
        { signal, suppressErrors: true },
      ),
    initialPageParam: after,
    meta: { suppressErrors: true },
  };
}
