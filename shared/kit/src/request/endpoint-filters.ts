import type { QueryEndpoint } from '@boardwalk/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Key of a query of a remote's backend, as `remoteCalls` builds it: `GET /api/remotes/polls/polls/:id`. */
export type RemoteQueryKey = `GET /api/remotes/${string}`;

/** Query filters that match all queries of endpoints, with any input. */
interface EndpointFilters {
  predicate: (query: { queryKey: QueryKey }) => boolean;
}

/**
 * Returns filters that match the queries of endpoints, with any input, for the methods of the query client.
 * @example queries.invalidateQueries(endpointFilters('GET /api/reviews', 'GET /api/reviews/counts'))
 */
export function endpointFilters(...keys: readonly (QueryEndpoint | RemoteQueryKey)[]): EndpointFilters {
  const endpoints = new Set<unknown>(keys);
  return { predicate: ({ queryKey }) => endpoints.has(queryKey[0]) };
}

/**
 * Invalidates the queries of endpoints and waits until the shown ones are refetched. A refetch in progress isn't restarted: after a mutation, it is the
 * one that `STALE_AFTER` of the contracts started. After a live event use `queries.invalidateQueries(endpointFilters(…))`, which restarts it.
 * @returns a promise that resolves even if a refetch fails.
 * @example onSettled: () => invalidateEndpoints(queries, ...STALE_AFTER['POST /api/roles'])
 */
export function invalidateEndpoints(queries: QueryClient, ...keys: readonly QueryEndpoint[]): Promise<void> {
  return queries.invalidateQueries(endpointFilters(...keys), { cancelRefetch: false });
}
