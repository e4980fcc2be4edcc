import { inLanguage, SEARCH_KINDS, type SearchGroup, searchKind } from '@boardwalk/contracts';
import { useRouteExists, useSession } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Entry, EntryGroup, NamedEntry } from './entry.ts';
import { isCalled } from './matching.ts';
import { readRecent } from './recent.ts';
import { useLocalEntries, useSearcher } from './use-local-entries.ts';

/** Maximum number of pages and actions before the site's results. */
const MAX_LOCAL = 4;

/** Fields that recent entries don't store. */
const NOTHING_MORE = { excerpt: null, at: null, person: null, mark: null };

/** Returns a list with the group, or an empty list for an empty group. */
const groupOf = (id: string, label: string, entries: Entry[]): EntryGroup[] =>
  entries.length > 0 ? [{ id, label, entries }] : [];

/**
 * Returns all entries for a text, in groups. Without a text: recent entries, actions, and every page.
 * @param found the site's results; undefined while loading, and if nothing is requested.
 */
export function useEntryGroups(text: string, found: readonly SearchGroup[] | undefined): EntryGroup[] {
  const { t, i18n } = useLingui();
  const routeExists = useRouteExists();
  const searcher = useSearcher();
  const { pages, actions } = useLocalEntries(searcher);
  const { user } = useSession();
  // Fixed when the search is opened, so that entries don't move while the user selects one.
  const [lately] = useState(() => readRecent(user?.id));
  const recent = lately
    .filter(({ path }) => routeExists(pathnameOf(path)))
    .map(
      ({ path, kind, title, detail }): NamedEntry => ({
        id: `recent:${path}`,
        icon: kind,
        title,
        path,
        recent: { kind },
        names: [title, detail],
        hit: { ...NOTHING_MORE, detail: detail || i18n._(searchKind(kind).one) },
      }),
    );
  if (text === '')
    return [
      ...groupOf('recent', t`Recent`, recent),
      ...groupOf('actions', t`Actions`, actions),
      ...groupOf('pages', t`Pages`, pages),
    ];
  const fitting = (entries: readonly NamedEntry[]): NamedEntry[] =>
    entries.filter(({ names }) => isCalled(names, text)).slice(0, MAX_LOCAL);
  const label = (kind: SearchGroup['kind']) => i18n._(SEARCH_KINDS[kind].many);
  return [
    ...groupOf('pages', t`Pages`, fitting(pages)),
    ...groupOf('actions', t`Actions`, fitting(actions)),
    // The site's results include these, once loaded.
    ...(found ? [] : groupOf('recent', t`Recent`, fitting(recent))),
    ...(found ?? []).flatMap((group) => {
      const all = group.all === null ? [] : [allOf(group.all, t`All results in ${label(group.kind)}`)];
      const hits = hitsOf(group, { routeExists, mayOpen: searcher.mayOpen, locale: i18n.locale });
      return groupOf(group.kind, label(group.kind), hits.length > 0 ? [...hits, ...all] : []);
    }),
  ];
}

/** Returns the path of a URL without query and fragment. */
function pathnameOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address;
}

function allOf(path: string, title: string): Entry {
  return { id: `all:${path}`, icon: 'all', title, path };
}

interface Reading {
  routeExists: (path: string) => boolean;
  mayOpen: (path: string) => boolean;
  locale: string;
}

function hitsOf({ kind, items }: SearchGroup, { routeExists, mayOpen, locale }: Reading): Entry[] {
  return items
    .filter(({ path }) => routeExists(pathnameOf(path)))
    .map(({ path, title, label, ...hit }) => ({
      id: `${kind}:${path}`,
      icon: kind,
      title,
      path,
      hit: { ...hit, detail: hit.detail || (inLanguage(label, locale) ?? '') },
      recent: { kind },
      locked: !mayOpen(path),
    }));
}
