import {
  type HeldPermissions,
  holdsAnyRole,
  holdsPermission,
  linksInPlace,
  localize,
  matchRoute,
  type NavigationCount,
  type NavigationIcon,
  type NavigationLink,
  type ReleaseSet,
  type RemoteNavigation,
  SHELL_ROUTES,
  type SiteConfiguration,
  type SiteText,
  type WaitingCount,
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

/** Returns the links that remotes declare for an area, in their order. */
function declaredLinks(set: Places['set'], area: RemoteNavigation['area']): RemoteNavigation[] {
  return (set?.remotes ?? [])
    .flatMap(({ navigation }) => navigation)
    .filter((link) => link.area === area)
    .sort((one, other) => one.order - other.order);
}

/** Returns the links of an area: first those in the community's order, then those of remotes that aren't placed yet. */
export function navigationOf({ site, set, language }: Places, area: 'main' | 'admin'): PlaceLink[] {
  const placed = site.navigation[area];
  const known = new Set([...site.navigation.main, ...site.navigation.admin].map(({ to }) => to));
  const brought = declaredLinks(set, area).filter((link) => !known.has(link.to));
  return linksInPlace([...placed, ...brought], set, site).map(({ label, to }) => ({
    label: localize(label, language),
    to,
  }));
}

/** Returns the links of the main navigation, with the counts that remotes declare. */
export function mainLinksOf(places: Places): CountedLink[] {
  const brought = declaredLinks(places.set, 'main');
  return navigationOf(places, 'main').map((link) => ({
    ...link,
    count: brought.find(({ to }) => to === link.to)?.count,
  }));
}

/** Returns the first onboarding page of a remote, if there is one. */
export function onboardingPathOf(set: Places['set']): string | undefined {
  return declaredLinks(set, 'onboarding')[0]?.to;
}

/** A link with its count. */
export interface CountedLink extends PlaceLink {
  count?: NavigationCount | undefined;
  /** Count that is loaded when the link is shown. */
  waiting?: WaitingCount | undefined;
}

/** Roles and permissions of a member. */
interface Rights extends HeldPermissions {
  roles: readonly string[];
}

/**
 * Returns the admin links that a member may open: all for admins, for others by permissions and roles. Of several with the same count, only the
 * first has it.
 */
export function adminLinksOf(places: Places, rights: Rights): CountedLink[] {
  const { roles } = rights;
  const { set } = places;
  const isAdmin = holdsAnyRole(roles, ['ADMIN']);
  const declared = [...declaredLinks(set, 'admin'), ...declaredLinks(set, 'team')];
  const isTheirs = (path: string) => {
    const permission = declared.find(({ to }) => to === path)?.permission;
    if (permission) return holdsPermission(rights, permission);
    const access = accessOf(set, path);
    if (typeof access !== 'object') return false;
    return 'permission' in access
      ? holdsPermission(rights, access.permission)
      : holdsAnyRole(roles, access.anyRole);
  };
  const links: CountedLink[] = navigationOf(places, 'admin')
    // Settings are for all members, and are next to the profile.
    .filter(({ to }) => to !== SHELL_ROUTES.settings.path && (isAdmin || isTheirs(to)))
    .map((link) => ({ ...link, count: declared.find(({ to }) => to === link.to)?.count }));
  return links.filter(
    ({ count }, at) => count === undefined || links.findIndex((one) => one.count === count) === at,
  );
}

/** Returns the links to a member's own items. */
export function mineLinksOf({ site, set, language }: Places): CountedLink[] {
  return linksInPlace(declaredLinks(set, 'mine'), set, site).map(({ label, to, count, waiting }) => ({
    label: localize(label, language),
    to,
    count,
    waiting,
  }));
}

/** A link of the team's bar. */
export interface TeamLink extends CountedLink {
  /** Route patterns of the pages that belong to it, beginning with its own. */
  pages: readonly string[];
}

/** Returns the links of the team's bar that a member has the permission for. */
export function teamLinksOf({ site, set, language }: Places, rights: HeldPermissions): TeamLink[] {
  const held = declaredLinks(set, 'team').filter(
    ({ permission }) => permission !== undefined && holdsPermission(rights, permission),
  );
  return linksInPlace(held, set, site).map(({ label, to, count, waiting, pages = [] }) => ({
    label: localize(label, language),
    to,
    count,
    waiting,
    pages: [to, ...pages],
  }));
}

/** Returns whether a page belongs to a link of the team's bar. */
export function isTeamPage(set: Places['set'], path: string): boolean {
  const pattern = patternOf(set, path);
  return declaredLinks(set, 'team').some(({ to, pages }) => to === pattern || pages?.includes(pattern));
}

/** Returns the link whose page is open. */
export function currentTeamLink(
  links: readonly TeamLink[],
  set: Places['set'],
  path: string,
): TeamLink | undefined {
  const pattern = patternOf(set, path);
  return links.find(({ to }) => to === pattern) ?? links.find(({ pages }) => pages.includes(pattern));
}

/** Returns the pattern of the route that serves a path, or the path if no remote does. */
function patternOf(set: Places['set'], path: string): string {
  return (set && matchRoute(set, path)?.route.path) ?? path;
}

/** Label of the link to the first page of the team. */
const TEAM = msg`Team`;

/**
 * Returns the links to pages of the team in the account menu: the admin links, then one to the first page of the team's bar if no admin link leads to
 * it. A single page of the team is named itself.
 */
export function teamMenuLinksOf(places: Places, rights: Rights): CountedLink[] {
  const admin = adminLinksOf(places, rights);
  const [first, ...others] = teamLinksOf(places, rights);
  if (!first || admin.some(({ to }) => first.pages.includes(to))) return admin;
  const { to, count } = first;
  const label = others.length > 0 ? i18n._(TEAM) : first.label;
  return [...admin, { to, label, count: admin.some((link) => link.count === count) ? undefined : count }];
}

/** A link of the bar at the bottom of phones. */
export interface TabLink extends CountedLink {
  icon: NavigationIcon;
}

/** Maximum number of links in the bar of phones, in addition to the account. */
const MAX_TABS = 4;

/** Returns the links of the bar at the bottom of phones. */
export function tabsOf({ site, set, language }: Places): TabLink[] {
  return linksInPlace(declaredLinks(set, 'tab'), set, site)
    .flatMap(({ label, to, count, icon }) =>
      icon ? [{ label: localize(label, language), to, count, icon }] : [],
    )
    .slice(0, MAX_TABS);
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
