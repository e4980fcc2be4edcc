import {
  holdsAnyRole,
  linksInPlace,
  localize,
  matchRoute,
  type NavigationCount,
  type NavigationLink,
  type Permission,
  permits,
  type ReleaseSet,
  SHELL_ROUTES,
  type SiteConfiguration,
  type SiteText,
} from '@boardwalk/contracts';
import { i18n } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { accessOf } from '../session/access.ts';

/** Sources of links: the community's own order, and the release set. */
interface Places {
  site: SiteConfiguration;
  /** Null if no set could be verified: then only the community's own links remain. */
  set: Pick<ReleaseSet, 'remotes'> | null;
  /** Language of the labels. */
  language: string;
}

/** A link with its label in the language of the page. */
export interface PlaceLink extends NavigationLink {
  label: string;
}

/** Returns the links of an area: first those in the community's order, then those of remotes that aren't placed yet. */
export function navigationOf({ site, set, language }: Places, area: 'main' | 'admin'): PlaceLink[] {
  const placed = site.navigation[area];
  const known = new Set([...site.navigation.main, ...site.navigation.admin].map(({ to }) => to));
  const brought = (set?.remotes ?? [])
    .flatMap(({ navigation }) => navigation)
    .filter((link) => link.area === area && !known.has(link.to))
    .sort((one, other) => one.order - other.order);
  return linksInPlace([...placed, ...brought], set, site).map(({ label, to }) => ({
    label: localize(label, language),
    to,
  }));
}

/** Returns the links of the main navigation, with the counts that remotes declare. */
export function mainLinksOf(places: Places): CountedLink[] {
  const brought = (places.set?.remotes ?? []).flatMap(({ navigation }) => navigation);
  return navigationOf(places, 'main').map((link) => ({
    ...link,
    count: brought.find(({ area, to }) => area === 'main' && to === link.to)?.count,
  }));
}

/** Returns the first onboarding page of a remote, if there is one. */
export function onboardingPathOf(set: Places['set']): string | undefined {
  return (set?.remotes ?? [])
    .flatMap(({ navigation }) => navigation)
    .filter(({ area }) => area === 'onboarding')
    .sort((one, other) => one.order - other.order)[0]?.to;
}

/** A link with its count. */
export interface CountedLink extends PlaceLink {
  count?: NavigationCount | undefined;
}

/**
 * Returns the admin links that a member may open: all for admins, for others by permissions and roles. Of several with the same count, only the
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
    // Settings are for all members, and are next to the profile.
    .filter(({ to }) => to !== SHELL_ROUTES.settings.path && (isAdmin || isTheirs(to)))
    .map((link) => ({ ...link, count: brought.find(({ to }) => to === link.to)?.count }));
  return links.filter(
    ({ count }, at) => count === undefined || links.findIndex((one) => one.count === count) === at,
  );
}

/** Label of the application page. */
const APPLICATION = msg`Application`;

/** Returns every page in the site's navigation, whether or not a remote currently serves it. */
export function placesOf(places: Places): PlaceLink[] {
  const application = { label: i18n._(APPLICATION), to: places.site.applicationPath };
  return [...navigationOf(places, 'main'), ...navigationOf(places, 'admin'), application];
}

/** Returns the label of the page at a URL, which may have a query and a fragment. */
export function nameOfAddress(places: Places, address: string): string {
  const { pathname } = new URL(address, 'http://site');
  const own = Object.values(SHELL_ROUTES).find(({ path }) => path === pathname);
  const brought = places.set ? matchRoute(places.set, pathname)?.route.title : undefined;
  return nameOfPlace(places, (own && i18n._(own.title)) ?? brought, pathname);
}

/** Returns the label of a path: its link's label, else its route's title. */
export function nameOfPlace(places: Places, title: SiteText | undefined, path: string): string {
  const links = placesOf(places);
  const section = `/${path.split('/')[1] ?? ''}`;
  return (
    links.find(({ to }) => to === path)?.label ??
    (title && localize(title, places.language)) ??
    links.find(({ to }) => to === section)?.label ??
    path
  );
}
