import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 10;
/** More can fail at any time: what is older than this, in milliseconds, is asked for anew when somebody comes back. */
const FRESH = 10_000;

/** E-mails and pushes that were given up, newest first, a page at a time. */
export const deadLetterPages = endpointPages(
  'GET /api/notifications/dead-letters',
  { query: { limit: PAGE_SIZE } },
  { staleTime: FRESH },
);
