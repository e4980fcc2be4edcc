import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** Comments that wait for a moderator, oldest first. */
export const queuePages = endpointPages(
  'GET /api/comments/queue',
  { query: { limit: PAGE_SIZE } },
  { staleTime: 0 },
);
