import { endpointQuery } from '@boardwalk/kit';

/** Who is here: the strip under the hero shows a failure itself. */
export const activityQuery = endpointQuery('GET /api/users/activity', {}, { suppressErrors: true });
