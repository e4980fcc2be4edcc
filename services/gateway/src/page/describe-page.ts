import {
  isPublicPath,
  matchRoute,
  type Release,
  type ReleaseSet,
  SHELL_ROUTES,
  type SiteConfiguration,
} from '@boardwalk/contracts';

/** What the gateway knows of the page at a path. */
export interface PageDescription {
  status: 200 | 404;
  title: string;
  description: string;
  /** Whether search engines may keep it. */
  indexed: boolean;
  /** Whether everybody may see it, so that it can be drawn before it is known who asks. */
  open: boolean;
  /** The remote that serves it, if one does. */
  release?: Release;
}

/**
 * Finds what serves a path: a remote of the release set, a page of the shell, or nothing. A place of the navigation whose remote
 * isn't in the set still exists: the shell says there that nothing is released.
 */
export function describePage(
  { set, site }: { set: Pick<ReleaseSet, 'remotes'>; site: SiteConfiguration },
  path: string,
): PageDescription {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const match = matchRoute(set, clean);
  const own = Object.values(SHELL_ROUTES).find((route) => route.path === clean);
  const application = { label: 'Application', to: site.applicationPath };
  const placed = [...site.navigation.main, ...site.navigation.admin, application].find(
    ({ to }) => to === clean,
  );
  const title = match?.route.title ?? own?.title ?? placed?.label;
  return {
    status: title === undefined ? 404 : 200,
    title: titleOf(clean, title ?? 'Page not found', site.name, site.tagline),
    description: match?.route.description ?? site.description,
    indexed: match !== undefined && isPublicPath(clean),
    open: match?.route.access === 'public' && isPublicPath(clean),
    release: match?.release,
  };
}

function titleOf(path: string, title: string, site: string, tagline: string): string {
  return path === '/' ? `${site} · ${tagline}` : `${title} · ${site}`;
}
