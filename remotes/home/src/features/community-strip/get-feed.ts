import { endpointQuery } from '@boardwalk/kit';

/** Number of items in the strip. */
const LENGTH = 10;

/** The community strip, pinned items first. The strip shows a failure itself. */
export const feedQuery = endpointQuery('GET /api/feed', { query: { limit: LENGTH } });
