import {
  cardAddressOf,
  isAreaOff,
  isPublicPath,
  matchRoute,
  type PageCard,
  type PageLanguage,
  PUBLIC_PATHS,
  type Release,
  type ReleaseSet,
  type RouteAccess,
  SHELL_ROUTES,
  type SiteConfiguration,
  type Words,
  wordsIn,
} from '@boardwalk/contracts';

const NOT_FOUND: Words = { en: 'Page not found', de: 'Seite nicht gefunden' };

/** What the gateway knows of the page at a path. */
export interface PageDescription {
  /** 503: the API couldn't be asked whether there is such a page. */
  status: 200 | 404 | 503;
  title: string;
  description: string;
  /** Whether search engines may keep it. */
  indexed: boolean;
  /**
   * What of it can be drawn before it is known who asks: all of it when everybody may see it, the same for visitors alone when it leads
   * members on, the frame when it waits for its reader, nothing when it leads everybody elsewhere.
   */
  drawable: 'page' | 'visitors' | 'frame' | 'none';
  /** Where the API tells more of it, if it does. */
  card?: string;
  /** A picture for its card; the site's own when absent. */
  image?: NonNullable<PageCard['image']>;
  /** Whether its head names the feeds of the news. */
  feeds?: true;
  /** The remote that serves it, if one does. */
  release?: Release;
}

/** Below this path feed readers are shown the feeds of the news. */
const NEWS = '/news';

interface DescribedSite {
  set: Pick<ReleaseSet, 'remotes'>;
  site: SiteConfiguration;
  /** That of the page's reader. */
  language: PageLanguage;
}

/**
 * Finds what serves a path: a remote of the release set, a page of the shell, or nothing. A place of the navigation whose remote
 * isn't in the set still exists: the shell says there that nothing is released. Its address lasts, so search engines may keep it.
 */
export function describePage({ set, site, language }: DescribedSite, path: string): PageDescription {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const isOff = isAreaOff(set, site, clean);
  const match = isOff ? undefined : matchRoute(set, clean);
  const own = Object.values(SHELL_ROUTES).find((route) => route.path === clean);
  const application = { label: { en: 'Application', de: 'Bewerbung' }, to: site.applicationPath };
  const say = (words: Words) => wordsIn(words, language);
  const placed = [...site.navigation.main, ...site.navigation.admin, application].find(
    ({ to }) => to === clean,
  );
  const title = isOff ? undefined : (match?.route.title ?? own?.title ?? placed?.label);
  return {
    status: title === undefined ? 404 : 200,
    title:
      clean === '/' ? `${site.name} · ${say(site.tagline)}` : `${say(title ?? NOT_FOUND)} · ${site.name}`,
    // Home is the site itself: its card is in the words of its owner.
    description: say((clean === '/' ? undefined : match?.route.description) ?? site.description),
    indexed: match ? match.route.access === 'public' : PUBLIC_PATHS.includes(clean) && placed !== undefined,
    drawable: drawableOf(clean, match?.route.access, title),
    ...(match?.route.card && { card: cardAddressOf(match.route.card, match.route.path, clean) }),
    ...(match && (clean === NEWS || clean.startsWith(`${NEWS}/`)) && { feeds: true as const }),
    release: match?.release,
  };
}

/** What a page may show in frames, as origins: what the remote declares that serves it. */
export function embedsOf({ release }: PageDescription): string[] {
  return release?.embeds?.map(({ origin }) => origin) ?? [];
}

interface CardReading {
  card: PageCard | 'none' | undefined;
  site: string;
  /** Whether somebody signed in may be asking, who may see more than everybody. */
  session: boolean;
}

/**
 * The page with what its card says. What everybody may see and the API doesn't know isn't there, for visitors; while the API can't be
 * asked, nobody can say whether it is.
 */
export function withCard(page: PageDescription, { card, site, session }: CardReading): PageDescription {
  const isForAll = page.indexed && !session;
  if (page.card === undefined || (card === undefined && !isForAll)) return page;
  if (card === undefined) return { ...page, status: 503, indexed: false, drawable: 'none' };
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
/** Pages that lead on by themselves, and the one that stands for every address without a connection. */
const BROWSERS_OWN: string[] = [callback.path, login.path, register.path, preview.path, offline.path];

function drawableOf(path: string, access: RouteAccess | undefined, title: Words | undefined) {
  if (title === undefined || BROWSERS_OWN.includes(path)) return 'none';
  if (path === signIn.path) return 'visitors';
  if (access === 'public') return 'page';
  if (isPublicPath(path)) return access === undefined ? 'page' : 'none';
  return 'frame';
}
