import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';

const PAGE_SIZE = 20;
export const QUEUE_KEY = ['GET /api/comments/queue', 'pages'] as const;

/** Comments that wait for a moderator, oldest first. The screen shows a failure itself. */
export const queueQuery = {
  ...cursorPaging,
  queryKey: QUEUE_KEY,
  queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
    call(
      'GET /api/comments/queue',
      { query: { cursor, limit: PAGE_SIZE } },
      { signal, suppressErrors: true },
    ),
  meta: { suppressErrors: true },
  staleTime: 0,
};
