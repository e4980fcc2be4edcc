import { endpointQuery } from '@boardwalk/kit';

/** Who is here: the strip under the hero shows a failure itself. */
export const activityQuery = endpointQuery('GET /api/users/activity', {}, { suppressErrors: true });

/** How the game server is: the strip shows this failure itself too. */
export const serverStatusQuery = endpointQuery('GET /api/server-status', {}, { suppressErrors: true });
