import type { CurrentSite } from '@boardwalk/contracts';
import { useQueryClient } from '@boardwalk/kit';
import { settingsQuery, TELLS_OF_SETTINGS } from './settings-calls.ts';

/** Stores the saved settings in the cache, and invalidates all related queries. */
export function useRefreshSettings(): (saved?: CurrentSite) => Promise<void> {
  const queries = useQueryClient();
  return async (saved) => {
    if (saved) queries.setQueryData(settingsQuery.queryKey, saved);
    await Promise.all(
      TELLS_OF_SETTINGS.slice(saved ? 1 : 0).map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  };
}
