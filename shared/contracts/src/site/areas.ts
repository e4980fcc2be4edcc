import { type EndpointKey, splitKey } from '../endpoints/table.ts';
import type { NavigationLink, SiteConfiguration } from '../entities/site.ts';
import { matchRoute } from '../releases/match-route.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { AREAS, type Area } from './site-limits.ts';

/** The endpoints of each area, by how their paths begin. Comments aren't among them: events have them as well. */
const PATHS: Record<Area, readonly string[]> = {
  news: ['/api/articles', '/api/feeds', '/api/cards/articles', '/api/members/:handle/articles'],
  docs: ['/api/docs', '/api/rules', '/api/cards/docs'],
  forms: ['/api/forms', '/api/submissions', '/api/reviews', '/api/reviewers', '/api/interview-slots'],
};

/** The area that an endpoint belongs to, if it is one that can be switched off. */
export function areaOfEndpoint(key: EndpointKey): Area | undefined {
  const [, path] = splitKey(key);
  return AREAS.find((area) => PATHS[area].some((start) => path === start || path.startsWith(`${start}/`)));
}

/** Whether a path leads into an area that is switched off. */
export function isAreaOff(
  set: Pick<ReleaseSet, 'remotes'> | null,
  { areasOff }: Pick<SiteConfiguration, 'areasOff'>,
  path: string,
): boolean {
  if (!set || areasOff.length === 0) return false;
  const name = matchRoute(set, path.split(/[?#]/)[0] ?? path)?.release.name;
  return areasOff.some((area) => area === name);
}

/** The links that don't lead into an area that is switched off. */
export function linksInPlace<Link extends NavigationLink>(
  links: readonly Link[],
  set: Pick<ReleaseSet, 'remotes'> | null,
  site: Pick<SiteConfiguration, 'areasOff'>,
): Link[] {
  return links.filter(({ to }) => !isAreaOff(set, site, to));
}
