import { useSession } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { usePageData } from '../../federation/page-data-context.ts';
import { useReleaseSet } from '../../federation/set/set-store.ts';
import type { Entry, NamedEntry } from './entry.ts';
import { actionsOf, isOpenTo, type NamedPlace, pagesOf, type Searcher } from './places.ts';
import { useOwnActions } from './use-own-actions.ts';

/** Returns the current user, and a function that checks whether they may open a path. */
export function useSearcher(): Searcher & { mayOpen: (path: string) => boolean } {
  const set = useReleaseSet();
  const { user, permissions, remotePermissions } = useSession();
  const searcher = { signedIn: user !== null, roles: user?.roles ?? [], permissions, remotePermissions };
  return { ...searcher, mayOpen: (path) => isOpenTo({ set }, searcher, path) };
}

/** Returns all pages and actions of this site that are available to the reader. */
export function useLocalEntries(searcher: Searcher & { mayOpen: (path: string) => boolean }): {
  pages: NamedEntry[];
  actions: NamedEntry[];
} {
  const { t, i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  const places = { site, set, language: i18n.locale };
  const own = useOwnActions();
  const labels = { profile: t`Profile`, settings: t`Settings`, notifications: t`Notifications` };
  const toEntry = ({ path, label, names }: NamedPlace, icon: Entry['icon']): NamedEntry => ({
    id: `${icon}:${path}`,
    icon,
    title: label,
    path,
    names,
    locked: !searcher.mayOpen(path),
  });
  return {
    pages: pagesOf(places, searcher, labels).map((page) => toEntry(page, 'page')),
    actions: [...actionsOf(places, searcher).map((action) => toEntry(action, 'action')), ...own],
  };
}
