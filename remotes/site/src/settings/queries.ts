import { type CurrentSite, STALE_AFTER } from '@boardwalk/contracts';
import { endpointQuery, invalidateEndpoints, useQueryClient } from '@boardwalk/kit';

/** The current settings. The page shows a failure itself. */
export const settingsQuery = endpointQuery('GET /api/site/settings', {});

/** Returns a function that stores current settings in the cache, and waits until related queries are refetched. */
export function useRefreshSettings(): (current: CurrentSite) => Promise<void> {
  const queries = useQueryClient();
  return async (current) => {
    queries.setQueryData(settingsQuery.queryKey, current);
    await invalidateEndpoints(queries, ...STALE_AFTER['PUT /api/site/settings']);
  };
}
