import { inLanguage, SEARCH_KINDS, type SearchGroup, searchKind } from '@boardwalk/contracts';
import { useRouteExists, useSession } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Entry, EntryGroup, NamedEntry } from './entry.ts';
import { isCalled } from './matching.ts';
import { readRecent } from './recent.ts';
import { useLocalEntries, useSearcher } from './use-local-entries.ts';

/** How many pages and actions stand before what the site has found. */
const MOST_LOCAL = 4;

/** What isn't kept of something that was opened. */
const NOTHING_MORE = { excerpt: null, at: null, person: null, mark: null };

/** A group unless it is empty. */
const groupOf = (id: string, label: string, entries: Entry[]): EntryGroup[] =>
  entries.length > 0 ? [{ id, label, entries }] : [];

/**
 * Everything that a text finds, as it is shown. Without a text: what was opened lately, what can be done, and every page.
 * @param found what the site has answered; undefined while it hasn't, and when it isn't asked.
 */
export function useEntryGroups(text: string, found: readonly SearchGroup[] | undefined): EntryGroup[] {
  const { t, i18n } = useLingui();
  const routeExists = useRouteExists();
  const searcher = useSearcher();
  const { pages, actions } = useLocalEntries(searcher);
  const { user } = useSession();
  // As it was when the search was opened: nothing moves under anybody's finger.
  const [lately] = useState(() => readRecent(user?.id));
  const recent = lately
    .filter(({ path }) => routeExists(pathnameOf(path)))
    .map(
      ({ path, kind, title, detail }): NamedEntry => ({
        id: `recent:${path}`,
        sign: kind,
        title,
        path,
        kept: { kind },
        names: [title, detail],
        hit: { ...NOTHING_MORE, detail: detail || kindName(kind, i18n.locale) },
      }),
    );
  if (text === '')
    return [
      ...groupOf('recent', t`Recent`, recent),
      ...groupOf('actions', t`Actions`, actions),
      ...groupOf('pages', t`Pages`, pages),
    ];
  const fitting = (entries: readonly NamedEntry[]): NamedEntry[] =>
    entries.filter(({ names }) => isCalled(names, text)).slice(0, MOST_LOCAL);
  const label = (kind: SearchGroup['kind']) => inLanguage(SEARCH_KINDS[kind].many, i18n.locale) ?? kind;
  return [
    ...groupOf('pages', t`Pages`, fitting(pages)),
    ...groupOf('actions', t`Actions`, fitting(actions)),
    // The site finds these as well, once it has answered.
    ...(found ? [] : groupOf('recent', t`Recent`, fitting(recent))),
    ...(found ?? []).flatMap((group) => {
      const all = group.all === null ? [] : [allOf(group.all, t`All results in ${label(group.kind)}`)];
      const hits = hitsOf(group, routeExists, searcher.mayOpen);
      return groupOf(group.kind, label(group.kind), hits.length > 0 ? [...hits, ...all] : []);
    }),
  ];
}

/** An address without its query and its place on the page. */
function pathnameOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address;
}

function allOf(path: string, title: string): Entry {
  return { id: `all:${path}`, sign: 'all', title, path };
}

function hitsOf(
  { kind, items }: SearchGroup,
  routeExists: (path: string) => boolean,
  mayOpen: (path: string) => boolean,
): Entry[] {
  return items
    .filter(({ path }) => routeExists(pathnameOf(path)))
    .map(({ path, title, ...hit }) => ({
      id: `${kind}:${path}`,
      sign: kind,
      title,
      path,
      hit,
      kept: { kind },
      locked: !mayOpen(path),
    }));
}

/** What one thing of a kind is called. */
function kindName(kind: SearchGroup['kind'], language: string): string {
  return inLanguage(searchKind(kind).one, language) ?? kind;
}
