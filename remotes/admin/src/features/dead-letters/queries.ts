import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 10;
/** Stale time of the list, in milliseconds: messages may fail at any time. */
const STALE_TIME_MS = 10_000;

/** E-mails and push notifications that failed permanently, newest first, paginated. */
export const deadLetterPages = endpointPages(
  'GET /api/notifications/dead-letters',
  { query: { limit: PAGE_SIZE } },
  { staleTime: STALE_TIME_MS },
);

/** Failed calls of the site to backends of apps, newest first, paginated. */
export const failedHookPages = endpointPages('GET /api/backend-hooks/failed', { query: { limit: 20 } });
