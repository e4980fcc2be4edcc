import { type CurrentRemoteSettings, STALE_AFTER } from '@boardwalk/contracts';
import { endpointPages, endpointQuery, invalidateEndpoints, useQueryClient } from '@boardwalk/kit';

/** Settings of an app with their values. The page shows a failure itself. */
export function remoteSettingsQuery(name: string) {
  return endpointQuery('GET /api/remote-settings/:name', { params: { name } });
}

/** Versions of the settings of an app, newest first, paginated. */
export function settingVersionPages(name: string) {
  return endpointPages('GET /api/remote-settings/:name/versions', { params: { name }, query: { limit: 10 } });
}

/** Returns a function that stores current settings in the cache, and waits until related queries are refetched. */
export function useRefreshSettings(): (current: CurrentRemoteSettings) => Promise<void> {
  const queries = useQueryClient();
  return async (current) => {
    queries.setQueryData(remoteSettingsQuery(current.remote).queryKey, current);
    await invalidateEndpoints(queries, ...STALE_AFTER['PUT /api/remote-settings/:name']);
  };
}
