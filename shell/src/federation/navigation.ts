import {
  holdsAnyRole,
  linksInPlace,
  matchRoute,
  type NavigationCount,
  type NavigationLink,
  type Permission,
  permits,
  type ReleaseSet,
  SHELL_ROUTES,
  type SiteConfiguration,
  type Words,
  wordsIn,
} from '@boardwalk/contracts';
import { accessOf } from '../session/access.ts';

/** What links are made from: the community's own order, and what the release set brings. */
interface Places {
  site: SiteConfiguration;
  /** Null when none could be believed: then only the community's own links are left. */
  set: Pick<ReleaseSet, 'remotes'> | null;
  /** In which they are named. */
  language: string;
}

/** A link with its name in the language of the page. */
export interface PlaceLink extends NavigationLink {
  label: string;
}

/**
 * The links of one area: first those that the community put in order, then those that remotes bring and nobody has placed yet.
 */
export function navigationOf({ site, set, language }: Places, area: 'main' | 'admin'): PlaceLink[] {
  const placed = site.navigation[area];
  const known = new Set([...site.navigation.main, ...site.navigation.admin].map(({ to }) => to));
  const brought = (set?.remotes ?? [])
    .flatMap(({ navigation }) => navigation)
    .filter((link) => link.area === area && !known.has(link.to))
    .sort((one, other) => one.order - other.order);
  return linksInPlace([...placed, ...brought], set, site).map(({ label, to }) => ({
    label: wordsIn(label, language),
    to,
  }));
}

/** The links of the site, with what remotes count beside theirs. */
export function mainLinksOf(places: Places): CountedLink[] {
  const brought = (places.set?.remotes ?? []).flatMap(({ navigation }) => navigation);
  return navigationOf(places, 'main').map((link) => ({
    ...link,
    count: brought.find(({ area, to }) => area === 'main' && to === link.to)?.count,
  }));
}

/** The page for newcomers that a remote brings, if one does: the first of several. */
export function onboardingPathOf(set: Places['set']): string | undefined {
  return (set?.remotes ?? [])
    .flatMap(({ navigation }) => navigation)
    .filter(({ area }) => area === 'onboarding')
    .sort((one, other) => one.order - other.order)[0]?.to;
}

/** A link with what is counted beside it. */
export interface CountedLink extends PlaceLink {
  count?: NavigationCount | undefined;
}

/**
 * The links of the team that a member may follow: all for admins, for others those of their permissions and roles. Of several that count the same, the
 * first.
 */
export function teamLinksOf(
  places: Places,
  { roles, permissions }: { roles: readonly string[]; permissions: readonly Permission[] },
): CountedLink[] {
  const { set } = places;
  const isAdmin = holdsAnyRole(roles, ['ADMIN']);
  const brought = (set?.remotes ?? []).flatMap(({ navigation }) => navigation);
  const isTheirs = (path: string) => {
    const permission = brought.find(({ to }) => to === path)?.permission;
    if (permission) return permits(permissions, permission);
    const access = accessOf(set, path);
    return typeof access === 'object' && holdsAnyRole(roles, access.anyRole);
  };
  const links: CountedLink[] = navigationOf(places, 'admin')
    // Settings are everybody's, and stand beside the profile.
    .filter(({ to }) => to !== SHELL_ROUTES.settings.path && (isAdmin || isTheirs(to)))
    .map((link) => ({ ...link, count: brought.find(({ to }) => to === link.to)?.count }));
  return links.filter(
    ({ count }, at) => count === undefined || links.findIndex((one) => one.count === count) === at,
  );
}

/** What the page is called where one applies. */
const APPLICATION: Words = { en: 'Application', de: 'Bewerbung' };

/** Every place that the site itself leads people to, whether or not a remote serves it now. */
export function placesOf(places: Places): PlaceLink[] {
  const application = { label: wordsIn(APPLICATION, places.language), to: places.site.applicationPath };
  return [...navigationOf(places, 'main'), ...navigationOf(places, 'admin'), application];
}

/** What a person calls the page at an address, which may have a query and a place on the page. */
export function nameOfAddress(places: Places, address: string): string {
  const { pathname } = new URL(address, 'http://site');
  const own = Object.values(SHELL_ROUTES).find(({ path }) => path === pathname);
  const brought = places.set ? matchRoute(places.set, pathname)?.route.title : undefined;
  return nameOfPlace(places, own?.title ?? brought, pathname);
}

/** What a person calls the place at a path: its link's label, else its route's title. */
export function nameOfPlace(places: Places, title: Words | undefined, path: string): string {
  const links = placesOf(places);
  const section = `/${path.split('/')[1] ?? ''}`;
  return (
    links.find(({ to }) => to === path)?.label ??
    (title && wordsIn(title, places.language)) ??
    links.find(({ to }) => to === section)?.label ??
    path
  );
}
