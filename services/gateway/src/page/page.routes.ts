import {
  CACHEABLE_PAGE_HEADER,
  hostCookie,
  type IdentitySettings,
  LANGUAGE_COOKIE,
  LANGUAGES,
  matchRoute,
  type PageLanguage,
  type Reader,
  type RenderedPage,
  SITE_DRAFT,
  type SiteConfiguration,
  siteStyle,
} from '@boardwalk/contracts';
import { preferredLanguage } from '@boardwalk/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressLimits } from '../address-limits.ts';
import { type Configuration, originOf } from '../configuration.ts';
import { isOfflineCacheEnabled } from '../offline/service-worker.routes.ts';
import type { SetSource } from '../releases/set-source.ts';
import type { Visitor } from '../releases/visitor.ts';
import type { RenderedPages } from '../render/rendered-pages.ts';
import type { PageCards } from '../site/page-cards.ts';
import type { SiteDrafts } from '../site/site-drafts.ts';
import type { SiteSource } from '../site/site-source.ts';
import { contentPolicy, styleAttributesOf } from './content-policy.ts';
import { describePage, embedsOf, withCard } from './describe-page.ts';
import { filesOfPage, sendEarlyHints } from './page-files.ts';
import type { PageTickets } from './page-ticket.ts';
import { createPrerenderer } from './prerenderer.ts';
import { renderPage } from './render-page.ts';
import { type MadePage, makePage, RETRY_AFTER_SECONDS, sendErrorPage, sendPage } from './send-page.ts';
import { shellsOf } from './shell-files.ts';

interface PageOptions {
  configuration: Configuration;
  currentSite: SiteSource;
  cardOf: PageCards;
  drafts: SiteDrafts;
  sets: SetSource;
  renderedPages: RenderedPages;
  visitorOf(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
  rates: AddressLimits;
  tickets: PageTickets;
}

/** The default visitor, without canary, channel or fault. */
const DEFAULT_SELECTION = { channel: 'live', canaries: [] } as const;

/** Serves every other path as a page: the shell, with the data for this URL. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { configuration, currentSite, cardOf, drafts, sets, renderedPages, visitorOf, rates, tickets } =
    options;
  const shellFor = shellsOf(configuration);
  const issuer = new URL(configuration.AUTH_ISSUER);
  const identity = {
    // The provider's library expects a host for https, and a full origin for a local provider.
    domain: issuer.protocol === 'https:' ? issuer.host : issuer.origin,
    clientId: configuration.AUTH_CLIENT_ID,
    audience: configuration.AUTH_AUDIENCE,
  };
  const servers = Object.values(configuration.DEVELOPMENT_REMOTES ?? {}).map((url) => new URL(url).origin);

  const ahead = prerender(app, options, { identity, shellFor });
  const draftOf = ({ query }: FastifyRequest) => drafts((query as Record<string, unknown>)[SITE_DRAFT]);
  const made = new WeakMap<RenderedPage, { url: string; answer: MadePage }>();

  app.get('/*', async (request, reply) => {
    const seconds = await rates.pages(request);
    const origin = originOf(request, configuration);
    if (seconds > 0) return sendErrorPage(reply, 429, { seconds, language: languageOf(request, origin) });
    const [draft, usualSite, visitor] = await Promise.all([
      draftOf(request),
      currentSite(),
      visitorOf(request, reply),
    ]);
    const site = draft ?? usualSite;
    const known = await sets.get(visitor);
    if (!site || !known)
      return sendErrorPage(reply, 503, {
        seconds: RETRY_AFTER_SECONDS,
        language: languageOf(request, origin),
      });
    const path = decodePath(request.url);
    const reader = readerOf(request, { identity, origin, site });
    const described = describePage({ set: known.set, site, language: reader.language }, path);
    const card = described.card ? await cardOf(described.card) : undefined;
    const page = withCard(draft ? { ...described, indexed: false } : described, {
      card,
      site: site.name,
      session: reader.session,
    });
    if (page.status === 404) request.log.warn({ path, status: 404 }, 'page not found');
    const developmentOrigins = visitor.developmentOrigin ? [...servers, visitor.developmentOrigin] : servers;
    const shell = shellFor(developmentOrigins.length > 0);
    const files = filesOfPage(shell, page, known.integrity);
    sendEarlyHints(request, reply, files);
    if (known.set.channel === 'live') ahead.see(known.set.id);
    const waits = page.renderable === 'frame';
    const renderable =
      page.renderable === 'page' || page.renderable === (reader.session ? 'frame' : 'visitors');
    const usual = developmentOrigins.length === 0 && !visitor.fault && !request.url.includes('?');
    const rendering =
      renderable && usual
        ? await renderedPages.get({
            known,
            path,
            site,
            identity,
            reader,
            shell: shell.server,
            // The frame needs no files of a remote.
            release: waits ? undefined : page.release,
          })
        : undefined;
    const rendered = rendering?.page;
    const url = origin + path;
    const make = () => {
      const style = siteStyle(site.look);
      const policy = contentPolicy({
        framed: draft !== undefined,
        firstFrameHash: shell.firstFrame.hash,
        identityOrigin: issuer.origin,
        embeds: embedsOf(page),
        // A remote with embedded players also plays streamers' own servers; a page is reloaded when a navigation requires this CSP.
        streams: embedsOf(page).length > 0 ? configuration.STREAM_ORIGINS : [],
        styles: [shell.css, ...(style ? [style] : []), ...(rendered ? [rendered.style.css] : [])],
        styleAttributes: rendered ? styleAttributesOf(rendered.html) : [],
        developmentOrigins,
      });
      return makePage(
        renderPage({
          shell,
          known,
          site,
          style,
          page,
          files,
          identity,
          offlineCache: isOfflineCacheEnabled(configuration),
          traces: configuration.tracing?.share,
          reader,
          rendered,
          url,
        }),
        policy,
      );
    };
    // A rendering belongs to one URL, one kind of reader and one set, so its response can be reused for all of them.
    const before = rendered && made.get(rendered);
    const answer = before?.url === url ? before.answer : make();
    if (rendered) made.set(rendered, { url, answer });
    reply.code(page.status);
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    // A browser must not cache a page that is incomplete because of the API.
    const isWhole = rendering === undefined || rendering.whole;
    const isShared = renderable && usual && isWhole && !reader.session && visitor.channel === 'live';
    if (isShared) reply.header(CACHEABLE_PAGE_HEADER, 'yes');
    tickets.give(request, reply);
    if (sets.isStale()) reply.header('x-boardwalk-release-set', 'last-known');
    return sendPage(request, reply, answer);
  });
}

interface PrerendererParts {
  identity: IdentitySettings;
  shellFor: ReturnType<typeof shellsOf>;
}

/** Renders the public pages of each new set in advance, while the gateway runs. */
function prerender(app: FastifyInstance, options: PageOptions, { identity, shellFor }: PrerendererParts) {
  const { configuration, currentSite, sets, renderedPages } = options;
  const ahead = createPrerenderer({
    current: async () => (await sets.get(DEFAULT_SELECTION))?.set,
    languages: async () => (await currentSite())?.languages,
    async render(path, reader) {
      const [site, known] = await Promise.all([currentSite(), sets.get(DEFAULT_SELECTION)]);
      const release = known && matchRoute(known.set, path)?.release;
      if (!site || !release) return false;
      const { server } = shellFor(false);
      const rendering = await renderedPages.get({
        known,
        path,
        site,
        identity,
        reader,
        release,
        shell: server,
      });
      return rendering?.whole === true;
    },
  });
  app.addHook('onReady', async () => {
    await renderedPages.start(shellFor(false).server);
    if (configuration.RENDERER_SOCKET !== undefined) ahead.see();
  });
  app.addHook('onClose', async () => {
    ahead.close();
    renderedPages.close();
  });
  return ahead;
}

/** Returns the reader of a page. The provider's cookie shows whether someone is signed in, but only the browser knows who. */
function readerOf(
  request: FastifyRequest,
  { identity, origin, site }: { identity: IdentitySettings; origin: string; site: SiteConfiguration },
): Reader {
  return {
    session: request.cookies[`auth0.${identity.clientId}.is.authenticated`] !== undefined,
    language: languageOf(request, origin, site.languages),
  };
}

/** Returns the language chosen in this browser, else the best match of Accept-Language. @param offered the site's languages, default first. */
function languageOf(
  { cookies, headers }: FastifyRequest,
  origin: string,
  offered: readonly PageLanguage[] = LANGUAGES,
): PageLanguage {
  const chosen = cookies[hostCookie(LANGUAGE_COOKIE, origin)];
  return (
    offered.find((language) => language === chosen) ?? preferredLanguage(headers['accept-language'], offered)
  );
}

/** Returns the decoded path without its query; one that can't be decoded is returned unchanged. */
function decodePath(url: string): string {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
