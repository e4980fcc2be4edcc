import { followReleaseNews, isRefusal, useAccess, useQuery, useQueryClient } from '@boardwalk/kit';
import { useEffect } from 'react';
import { releasesQuery } from '../get-releases.ts';

/** What is served, as it changes. */
export function useReleases() {
  const queries = useQueryClient();
  const access = useAccess('releases.manage');
  const { data, error, refetch } = useQuery({ ...releasesQuery, enabled: access === 'granted' });
  useEffect(
    () =>
      followReleaseNews(({ kind }) => {
        void queries.invalidateQueries({ queryKey: releasesQuery.queryKey });
        if (kind !== 'health')
          void queries.invalidateQueries({ queryKey: ['GET /api/releases/:name/history'] });
      }),
    [queries],
  );
  return {
    forbidden: access === 'denied' || isRefusal(error),
    remotes: data?.items,
    error,
    refetch: () => void refetch(),
  };
}
