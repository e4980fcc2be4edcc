import { endpointQuery } from '@boardwalk/kit';

/** Online members. The strip below the hero shows a failure itself. */
export const activityQuery = endpointQuery('GET /api/users/activity', {});

/** Status of the game server. The strip shows a failure itself. */
export const serverStatusQuery = endpointQuery('GET /api/server-status', {});
