import { endpointQuery } from '@boardwalk/kit';

/** Who is here and who is new, measured by the server. The strip leaves out what it can't have. */
export const activityQuery = endpointQuery('GET /api/users/activity', {}, { suppressErrors: true });

/** How many members there are. */
export const countQuery = endpointQuery('GET /api/users/count', {}, { suppressErrors: true });

/** Such numbers age within minutes: after this many milliseconds they are measured again when somebody comes back. */
export const FRESH = 30_000;
