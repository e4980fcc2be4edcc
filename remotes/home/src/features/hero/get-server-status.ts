import { endpointQuery } from '@boardwalk/kit';

/** How the game server is: the strip under the hero shows a failure itself. */
export const serverStatusQuery = endpointQuery('GET /api/server-status', {}, { suppressErrors: true });
