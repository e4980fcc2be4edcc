import { endpointPages, endpointQuery } from '@boardwalk/kit';

/** Followers of the reader's channel, newest first. */
export const followerPages = endpointPages('GET /api/streams/me/followers', { query: { limit: 8 } });

/** Statistics of the current or last session. */
export const lastSessionQuery = endpointQuery('GET /api/streams/me/sessions/last', {});

/** Health of the connection to the channel. */
export const linkHealthQuery = endpointQuery('GET /api/streams/me/link-health', {});
