import {
  type HeldPermissions,
  holdsPermission,
  LANGUAGES,
  linksInPlace,
  localize,
  matchRoute,
  type ReleaseSet,
  SHELL_ROUTES,
  type SiteConfiguration,
  type SiteText,
} from '@boardwalk/contracts';
import { adminLinksOf, mainLinksOf, teamLinksOf } from '../../federation/navigation.ts';
import { accessOf, mayOpen } from '../../session/access.ts';

/** A page or action of this site, with its names. */
export interface NamedPlace {
  path: string;
  label: string;
  /** Its names in all languages of the site; those of the shell's own pages in the reader's language and in English. */
  names: readonly string[];
}

/** State of the site. */
interface Places {
  site: SiteConfiguration;
  set: Pick<ReleaseSet, 'remotes'> | null;
  /** Language of the labels. */
  language: string;
}

export interface Searcher extends HeldPermissions {
  signedIn: boolean;
  roles: readonly string[];
}

/** The shell's own pages for members, by their keys in its routes. */
const OWN_PAGES = ['profile', 'settings', 'notifications'] as const;
export type OwnPage = (typeof OWN_PAGES)[number];

/** Returns the pages that a user may open: those of their menus, and the shell's own. */
export function pagesOf(
  places: Places,
  searcher: Searcher,
  ownLabels: Record<OwnPage, string>,
): NamedPlace[] {
  const linksIn = (language: string) => [
    ...mainLinksOf({ ...places, language }),
    ...(searcher.signedIn ? adminLinksOf({ ...places, language }, searcher) : []),
    ...(searcher.signedIn ? titledTeamLinks({ ...places, language }, searcher) : []),
  ];
  const everyLanguage = LANGUAGES.flatMap(linksIn);
  const links = linksIn(places.language).map(({ to, label }) => ({
    path: to,
    label,
    names: everyLanguage.filter((link) => link.to === to).map((link) => link.label),
  }));
  const own = OWN_PAGES.map((page) => {
    const { path, title } = SHELL_ROUTES[page];
    return { path, label: ownLabels[page], names: [ownLabels[page], title.message] };
  });
  const known = new Map<string, NamedPlace>();
  for (const place of [...links, ...(searcher.signedIn ? own : [])])
    if (!known.has(place.path)) known.set(place.path, place);
  return [...known.values()];
}

/** Returns the links of the team's bar, labeled by the titles of their pages: next to links of the whole site, "Events" would be ambiguous. */
function titledTeamLinks(places: Places, searcher: Searcher) {
  return teamLinksOf(places, searcher).map(({ to, label }) => {
    const title = places.set && matchRoute(places.set, to)?.route.title;
    return { to, label: title ? localize(title, places.language) : label };
  });
}

/** Returns the actions of remotes that a user may take. Those open to everyone come first. */
export function actionsOf(places: Places, searcher: Searcher): NamedPlace[] {
  const declared = (places.set?.remotes ?? [])
    .flatMap(({ actions = [] }) => actions)
    .toSorted((one, other) => Number(one.permission !== undefined) - Number(other.permission !== undefined))
    .filter(({ permission }) => !permission || holdsPermission(searcher, permission))
    .filter(({ path }) => isOpenTo(places, searcher, path))
    .map(({ path, label }) => ({ to: path, label }));
  return linksInPlace(declared, places.set, places.site).map(({ to, label }) => ({
    path: to,
    label: localize(label, places.language),
    names: namesOf(label),
  }));
}

/** Returns the name in each language of the site. */
function namesOf(text: SiteText): string[] {
  return LANGUAGES.map((language) => localize(text, language));
}

/** Returns whether a user may open a path. */
export function isOpenTo({ set }: Pick<Places, 'set'>, searcher: Searcher, path: string): boolean {
  const { pathname } = new URL(path, 'http://site');
  return mayOpen(accessOf(set, pathname), pathname, searcher);
}
