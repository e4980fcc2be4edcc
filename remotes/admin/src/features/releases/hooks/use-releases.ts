import { endpointFilters, isRefusal, useLiveTopic, useQuery, useQueryClient } from '@boardwalk/kit';
import { releasesQuery } from '../queries.ts';

/** The remotes and what is served of them, updated live. */
export function useReleases() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(releasesQuery);
  const readAgain = () => void queries.invalidateQueries({ queryKey: releasesQuery.queryKey });
  const readAllAgain = () =>
    void queries.invalidateQueries(endpointFilters('GET /api/releases', 'GET /api/releases/:name/history'));
  useLiveTopic('releases', { onEvent: { set: readAllAgain, demoted: readAllAgain, health: readAgain } });
  return {
    forbidden: isRefusal(error),
    remotes: data?.items,
    error,
    refetch: () => void refetch(),
  };
}
