import { HEARTBEAT_S } from '@boardwalk/contracts';
import { endpointQuery } from '@boardwalk/kit';

/** What the game server has said of itself. The topic tells of what changes for players; when it was heard of last is asked for. */
export const serverStatusQuery = {
  ...endpointQuery('GET /api/server-status', {}, { suppressErrors: true }),
  staleTime: 0,
  refetchInterval: HEARTBEAT_S * 1_000,
  // Its age is told anew with each answer, also with one that says the same.
  notifyOnChangeProps: 'all' as const,
};
