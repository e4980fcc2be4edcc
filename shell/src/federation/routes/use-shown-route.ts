import { matchRoute } from '@boardwalk/contracts';
import { useLocation } from '@boardwalk/kit';
import { useRemotes } from '../loading/remotes-context.ts';
import { useReleaseSet } from '../set/set-store.ts';
import { readRoutes } from './route-records.ts';

/** Returns the remote at this URL in the shown version, and its route with an id; undefined if there is none. */
export function useShownRoute(id: string) {
  const remotes = useRemotes();
  const set = useReleaseSet();
  const { pathname } = useLocation();
  const release = set && matchRoute(set, pathname)?.release;
  const state = release ? remotes.get(release) : undefined;
  if (!release || state?.status !== 'ready') return undefined;
  const { definition, version, since } = state;
  return { release, version, since, record: readRoutes(release.name, definition).records.get(id) };
}
