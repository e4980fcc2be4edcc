import { endpointQuery } from '@boardwalk/kit';

/** Every key of a game server, newest first. The panel shows a failure itself. */
export const keysQuery = endpointQuery('GET /api/game-keys', {}, { suppressErrors: true });
