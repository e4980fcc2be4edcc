import { endpointQuery } from '@boardwalk/kit';

/** Online and new members, measured by the server. The strip omits them on failure. */
export const activityQuery = endpointQuery('GET /api/users/activity', {});

/** Number of members. */
export const countQuery = endpointQuery('GET /api/users/count', {});

/** Stale time of these numbers, in milliseconds. */
export const STALE_TIME_MS = 30_000;
