import type { QueryEndpoint, WaitingCount } from '@boardwalk/contracts';
import { endpointQuery, useAuthStore, useQuery, useQueryClient } from '@boardwalk/kit';
import { useCallback } from 'react';
import type { CountedLink } from '../federation/navigation.ts';

/** Age after which a count is loaded again when it is shown, in milliseconds. */
const STALE_MS = 60_000;

/**
 * Query of a count. Shares the cache of the endpoint with the remote, so mutations and live updates of its pages also change the count. Remotes may
 * name endpoints that aren't in this shell's table.
 */
function waitingQuery({ endpoint }: WaitingCount) {
  return { ...endpointQuery(endpoint as QueryEndpoint, {} as never), staleTime: STALE_MS };
}

/** Returns a count of waiting items; 0 while it is unknown, and if it can't be loaded. */
export function useWaitingCount(waiting: WaitingCount): number {
  // No calls while the token is being renewed.
  const hasToken = useAuthStore(({ token }) => token !== null);
  const { data } = useQuery({ ...waitingQuery(waiting), enabled: hasToken });
  return numberIn(data, waiting.field);
}

/** Returns the number in a field of a response; 0 if there is none. */
function numberIn(response: unknown, field: string): number {
  if (typeof response !== 'object' || response === null || !Object.hasOwn(response, field)) return 0;
  const value = (response as Record<string, unknown>)[field];
  return typeof value === 'number' && value > 0 ? Math.floor(value) : 0;
}

/** Returns a function that loads the counts of links in advance, such as when the pointer reaches their menu. */
export function useWaitingPrefetch(links: readonly CountedLink[]): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    if (useAuthStore.getState().token === null) return;
    for (const { waiting } of links) if (waiting) void queries.prefetchQuery(waitingQuery(waiting));
  }, [queries, links]);
}
