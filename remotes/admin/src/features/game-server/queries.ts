import { HEARTBEAT_S } from '@boardwalk/contracts';
import { endpointQuery } from '@boardwalk/kit';

/** Status of the game server. The topic only sends changes relevant to players; the time of the last heartbeat has to be fetched. */
export const serverStatusQuery = {
  ...endpointQuery('GET /api/server-status', {}),
  staleTime: 0,
  refetchInterval: HEARTBEAT_S * 1_000,
  // Its age has to be updated with each response, even with an unchanged one.
  notifyOnChangeProps: 'all' as const,
};

/** All keys of game servers, newest first. The panel shows a failure itself. */
export const keysQuery = endpointQuery('GET /api/game-keys', {});
