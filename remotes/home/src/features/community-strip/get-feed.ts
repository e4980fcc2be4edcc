import { endpointQuery } from '@boardwalk/kit';

/** How many items the strip shows. */
const LENGTH = 10;

/** The community strip, pinned items first. The strip shows a failure itself. */
export const feedQuery = endpointQuery(
  'GET /api/feed',
  { query: { limit: LENGTH } },
  { suppressErrors: true },
);
