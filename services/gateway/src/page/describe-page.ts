import {
  cardAddressOf,
  isAreaOff,
  isPublicPath,
  localize,
  matchRoute,
  type PageCard,
  type PageLanguage,
  PUBLIC_PATHS,
  type Release,
  type ReleaseSet,
  type RouteAccess,
  SHELL_ROUTES,
  type SiteConfiguration,
  type SiteText,
} from '@boardwalk/contracts';
import { serverText } from '@boardwalk/server/texts';

const NOT_FOUND = /*i18n*/ 'Page not found';
const APPLICATION = /*i18n*/ 'Application';

/** Data of the gateway about the page at a path. */
export interface PageDescription {
  /** 503: the API couldn't be reached to check whether the page exists. */
  status: 200 | 404 | 503;
  title: string;
  description: string;
  /** Whether search engines may index it. */
  indexed: boolean;
  /**
   * Extent of the server rendering without knowing the user: the whole page if it is public, the same for visitors only if it redirects members, the
   * frame if it requires a sign-in, nothing if it redirects everyone.
   */
  renderable: 'page' | 'visitors' | 'frame' | 'none';
  /** API path of its card, if there is one. */
  card?: string;
  /** Picture of its card; the site's own if absent. */
  image?: NonNullable<PageCard['image']>;
  /** Whether its head links the news feeds. */
  feeds?: true;
  /** The remote that serves it, if any. */
  release?: Release;
}

/** Path below which the news feeds are linked. */
const NEWS = '/news';

interface DescribedSite {
  set: Pick<ReleaseSet, 'remotes'>;
  site: SiteConfiguration;
  /** Language of the page's reader. */
  language: PageLanguage;
}

/**
 * Finds what serves a path: a remote of the release set, a page of the shell, or nothing. A navigation target whose remote isn't in the set still
 * exists: the shell shows there that nothing is released. Its URL is permanent, so search engines may index it.
 */
export function describePage({ set, site, language }: DescribedSite, path: string): PageDescription {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const isOff = isAreaOff(set, site, clean);
  const match = isOff ? undefined : matchRoute(set, clean);
  const own = Object.values(SHELL_ROUTES).find((route) => route.path === clean);
  const localized = (text: SiteText) => localize(text, language);
  const application = { label: serverText(APPLICATION, language), to: site.applicationPath };
  const placed = [...site.navigation.main, ...site.navigation.admin, application].find(
    ({ to }) => to === clean,
  );
  const title = isOff
    ? undefined
    : (match?.route.title ?? (own && serverText(own.title, language)) ?? placed?.label);
  return {
    status: title === undefined ? 404 : 200,
    title:
      clean === '/'
        ? `${site.name} · ${localized(site.tagline)}`
        : `${localized(title ?? serverText(NOT_FOUND, language))} · ${site.name}`,
    // Home represents the site, so its card uses the owner's text.
    description: localized((clean === '/' ? undefined : match?.route.description) ?? site.description),
    indexed: match ? match.route.access === 'public' : PUBLIC_PATHS.includes(clean) && placed !== undefined,
    renderable: renderableOf(clean, match?.route.access, title),
    ...(match?.route.card && { card: cardAddressOf(match.route.card, match.route.path, clean) }),
    ...(match && (clean === NEWS || clean.startsWith(`${NEWS}/`)) && { feeds: true as const }),
    release: match?.release,
  };
}

/** Returns the frame origins of a page, as its remote declares them. */
export function embedsOf({ release }: PageDescription): string[] {
  return release?.embeds?.map(({ origin }) => origin) ?? [];
}

interface CardReading {
  card: PageCard | 'none' | undefined;
  site: string;
  /** Whether the user may be signed in, and see more than the public. */
  session: boolean;
}

/**
 * Merges the page with its card. A public page that the API doesn't know responds with 404 to visitors; while the API is unreachable, its existence
 * is unknown.
 */
export function withCard(page: PageDescription, { card, site, session }: CardReading): PageDescription {
  const isForAll = page.indexed && !session;
  if (page.card === undefined || (card === undefined && !isForAll)) return page;
  if (card === undefined) return { ...page, status: 503, indexed: false, renderable: 'none' };
  if (card === 'none') return isForAll ? { ...page, status: 404, indexed: false } : page;
  const { title, description, image, indexed } = card;
  return {
    ...page,
    title: `${title} · ${site}`,
    indexed: page.indexed && indexed !== false,
    description: description || page.description,
    ...(image && { image }),
  };
}

const { signIn, callback, login, register, preview, offline } = SHELL_ROUTES;
/** Pages that redirect, and the page for offline use. */
const BROWSERS_OWN: string[] = [callback.path, login.path, register.path, preview.path, offline.path];

function renderableOf(path: string, access: RouteAccess | undefined, title: SiteText | undefined) {
  if (title === undefined || BROWSERS_OWN.includes(path)) return 'none';
  if (path === signIn.path) return 'visitors';
  if (access === 'public') return 'page';
  if (isPublicPath(path)) return access === undefined ? 'page' : 'none';
  return 'frame';
}
