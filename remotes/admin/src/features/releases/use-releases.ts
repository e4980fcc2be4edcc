import { endpointFilters, useLiveTopic, useQuery, useQueryClient } from '@boardwalk/kit';
import { releasesQuery } from './queries.ts';

/** Query of all apps with their releases, updated live. */
export function useReleases() {
  const queries = useQueryClient();
  const refetchAll = () =>
    void queries.invalidateQueries(endpointFilters('GET /api/releases', 'GET /api/releases/:name/history'));
  useLiveTopic('releases', {
    onEvent: {
      set: refetchAll,
      demoted: refetchAll,
      health: () => void queries.invalidateQueries({ queryKey: releasesQuery.queryKey }),
    },
    // Events since the list was fetched, or during an interruption, aren't repeated.
    onOpen: refetchAll,
  });
  return useQuery(releasesQuery);
}
