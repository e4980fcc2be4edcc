import { type EndpointKey, splitKey } from '../endpoints/table.ts';
import type { NavigationLink, SiteConfiguration } from '../entities/site.ts';
import { matchRoute } from '../releases/match-route.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { AREAS, type Area } from './page-settings.ts';

/** API path prefixes of each area. Comments aren't included, because events have them as well. */
const PATHS: Record<Area, readonly string[]> = {
  news: ['/api/articles', '/api/feeds', '/api/cards/articles', '/api/members/:handle/articles'],
  docs: ['/api/docs', '/api/rules', '/api/cards/docs'],
  forms: ['/api/forms', '/api/submissions', '/api/reviews', '/api/reviewers', '/api/interview-slots'],
};

/** Returns the area of an endpoint, if it can be disabled. */
export function areaOfEndpoint(key: EndpointKey): Area | undefined {
  const [, path] = splitKey(key);
  return AREAS.find((area) => PATHS[area].some((start) => path === start || path.startsWith(`${start}/`)));
}

/** Returns whether a path belongs to a disabled area. */
export function isAreaOff(
  set: Pick<ReleaseSet, 'remotes'> | null,
  { areasOff }: Pick<SiteConfiguration, 'areasOff'>,
  path: string,
): boolean {
  if (!set || areasOff.length === 0) return false;
  const name = matchRoute(set, path.split(/[?#]/)[0] ?? path)?.release.name;
  return areasOff.some((area) => area === name);
}

/** Filters out links to disabled areas. */
export function linksInPlace<Link extends NavigationLink>(
  links: readonly Link[],
  set: Pick<ReleaseSet, 'remotes'> | null,
  site: Pick<SiteConfiguration, 'areasOff'>,
): Link[] {
  return links.filter(({ to }) => !isAreaOff(set, site, to));
}
