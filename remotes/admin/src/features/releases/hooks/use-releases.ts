import {
  endpointFilters,
  isRefusal,
  useAccess,
  useLiveTopic,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { releasesQuery } from '../get-releases.ts';

/** The remotes and what is served of them, updated live. */
export function useReleases() {
  const queries = useQueryClient();
  const access = useAccess('releases.manage');
  const { data, error, refetch } = useQuery({ ...releasesQuery, enabled: access === 'granted' });
  const readAgain = () => void queries.invalidateQueries({ queryKey: releasesQuery.queryKey });
  const readAllAgain = () =>
    void queries.invalidateQueries(endpointFilters('GET /api/releases', 'GET /api/releases/:name/history'));
  useLiveTopic('releases', { onEvent: { set: readAllAgain, demoted: readAllAgain, health: readAgain } });
  return {
    forbidden: access === 'denied' || isRefusal(error),
    remotes: data?.items,
    error,
    refetch: () => void refetch(),
  };
}
