import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';

const PAGE_SIZE = 24;

/** The pictures of the library, newest first. The dialog shows a failure itself. */
export function picturesQuery(search: string) {
  return {
    ...cursorPaging,
    queryKey: ['GET /api/media', 'pages', { search }] as const,
    queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
      call(
        'GET /api/media',
        { query: { search, cursor, limit: PAGE_SIZE } },
        { signal, suppressErrors: true },
      ),
    meta: { suppressErrors: true },
  };
}
