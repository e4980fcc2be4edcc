import { endpointQuery } from '@boardwalk/kit';

// Tiles whose query fails are left out, so these failures aren't reported.

/** The newest live stream. */
export const liveQuery = endpointQuery('GET /api/streams', { query: { limit: 1 } });

/** The lead article. Members only. */
export const headlineQuery = endpointQuery('GET /api/articles', { query: { limit: 1 } });
