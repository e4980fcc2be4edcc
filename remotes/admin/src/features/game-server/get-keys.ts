import { endpointQuery } from '@boardwalk/kit';

/** All keys of game servers, newest first. The panel shows a failure itself. */
export const keysQuery = endpointQuery('GET /api/game-keys', {});
