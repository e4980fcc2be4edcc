import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';

const PAGE_SIZE = 10;

/** What happened to a remote's releases, newest first, a page at a time. */
export function historyQuery(name: string) {
  return {
    queryKey: ['GET /api/releases/:name/history', name] as const,
    queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
      call(
        'GET /api/releases/:name/history',
        { params: { name }, query: { cursor, limit: PAGE_SIZE } },
        { signal, suppressErrors: true },
      ),
    ...cursorPaging,
    meta: { suppressErrors: true },
  };
}
