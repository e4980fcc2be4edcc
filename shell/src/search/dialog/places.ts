import {
  LANGUAGES,
  linksInPlace,
  type Permission,
  permits,
  type ReleaseSet,
  SHELL_ROUTES,
  type SiteConfiguration,
  type Words,
  wordsIn,
} from '@boardwalk/contracts';
import { mainLinksOf, teamLinksOf } from '../../federation/navigation.ts';
import { accessOf, redirectOf } from '../../session/access.ts';

/** What leads somewhere on this site, by the names that it has. */
export interface NamedPlace {
  path: string;
  label: string;
  /** What it is called in any language of the site. */
  names: readonly string[];
}

/** The site as it stands. */
interface Places {
  site: SiteConfiguration;
  set: Pick<ReleaseSet, 'remotes'> | null;
  /** In which they are named. */
  language: string;
}

export interface Searcher {
  signedIn: boolean;
  roles: readonly string[];
  permissions: readonly Permission[];
}

/** The shell's own pages for members, by their keys among its routes. */
export const OWN_PAGES = ['profile', 'settings', 'notifications'] as const;
export type OwnPage = (typeof OWN_PAGES)[number];

/** The pages that somebody finds: those in the menus that are theirs, and the shell's own. */
export function pagesOf(
  places: Places,
  searcher: Searcher,
  ownLabels: Record<OwnPage, string>,
): NamedPlace[] {
  const linksIn = (language: string) => [
    ...mainLinksOf({ ...places, language }),
    ...(searcher.signedIn ? teamLinksOf({ ...places, language }, searcher) : []),
  ];
  const everyLanguage = LANGUAGES.flatMap(linksIn);
  const links = linksIn(places.language).map(({ to, label }) => ({
    path: to,
    label,
    names: everyLanguage.filter((link) => link.to === to).map((link) => link.label),
  }));
  const own = OWN_PAGES.map((page) => {
    const { path, title } = SHELL_ROUTES[page];
    return { path, label: ownLabels[page], names: [ownLabels[page], ...namesOf(title)] };
  });
  const known = new Map<string, NamedPlace>();
  for (const place of [...links, ...(searcher.signedIn ? own : [])])
    if (!known.has(place.path)) known.set(place.path, place);
  return [...known.values()];
}

/** What remotes declare that can be done, as far as it is this person's to do. What everybody can do comes first. */
export function actionsOf(places: Places, searcher: Searcher): NamedPlace[] {
  const declared = (places.set?.remotes ?? [])
    .flatMap(({ actions = [] }) => actions)
    .toSorted((one, other) => Number(one.permission !== undefined) - Number(other.permission !== undefined))
    .filter(({ permission }) => !permission || permits(searcher.permissions, permission))
    .filter(({ path }) => isOpenTo(places, searcher, path))
    .map(({ path, label }) => ({ to: path, label }));
  return linksInPlace(declared, places.set, places.site).map(({ to, label }) => ({
    path: to,
    label: wordsIn(label, places.language),
    names: namesOf(label),
  }));
}

/** What something is called in each language of the site. */
function namesOf(words: Words): string[] {
  return LANGUAGES.map((language) => wordsIn(words, language));
}

/** Whether somebody may open a path as they are: nobody has to be signed in, and their roles suffice. */
export function isOpenTo({ set }: Pick<Places, 'set'>, searcher: Searcher, path: string): boolean {
  const { pathname } = new URL(path, 'http://site');
  return redirectOf(accessOf(set, pathname), pathname, searcher) === null;
}
