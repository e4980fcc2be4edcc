import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';

const PAGE_SIZE = 10;
/** More can fail at any time: what is older than this, in milliseconds, is asked for anew when somebody comes back. */
const FRESH = 10_000;

/** E-mails and pushes that were given up, newest first, a page at a time. The panel shows a failure itself. */
export const deadLettersQuery = {
  queryKey: ['GET /api/notifications/dead-letters', 'pages'] as const,
  queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
    call(
      'GET /api/notifications/dead-letters',
      { query: { cursor, limit: PAGE_SIZE } },
      { signal, suppressErrors: true },
    ),
  ...cursorPaging,
  staleTime: FRESH,
  meta: { suppressErrors: true },
};
