import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type IdentitySettings, KEPT_PAGE_HEADER } from '@boardwalk/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { keepsSite } from '../offline/service-worker.routes.ts';
import type { SetSource } from '../releases/set-source.ts';
import type { Visitor } from '../releases/visitor.ts';
import type { DrawnPages } from '../render/drawn-pages.ts';
import type { SiteSource } from '../site/site-source.ts';
import { AWAY_PAGE } from './away-page.ts';
import { contentPolicy } from './content-policy.ts';
import { describePage } from './describe-page.ts';
import { renderPage } from './render-page.ts';
import { followShellFiles } from './shell-files.ts';
import { styleAttributesOf } from './style-attributes.ts';

interface PageOptions {
  configuration: Configuration;
  currentSite: SiteSource;
  sets: SetSource;
  drawnPages: DrawnPages;
  visitorOf(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
}

/** Every path that is nothing else is a page: the shell, told what it needs to know about this address. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { configuration, currentSite, sets, drawnPages, visitorOf } = options;
  const shellFor = shellsOf(configuration);
  const issuer = new URL(configuration.AUTH_ISSUER);
  const identity = {
    // The provider's library takes a bare host for https, and a whole origin for a local stand-in.
    domain: issuer.protocol === 'https:' ? issuer.host : issuer.origin,
    clientId: configuration.AUTH_CLIENT_ID,
    audience: configuration.AUTH_AUDIENCE,
  };
  const servers = Object.values(configuration.DEVELOPMENT_REMOTES ?? {}).map((url) => new URL(url).origin);

  drawnPages.prepare(shellFor(false).server);
  app.addHook('onClose', async () => drawnPages.close());

  app.get('/*', async (request, reply) => {
    const [site, visitor] = await Promise.all([currentSite(), visitorOf(request, reply)]);
    const known = await sets.get(visitor);
    if (!site || !known)
      return reply.code(503).header('retry-after', '5').type('text/html; charset=utf-8').send(AWAY_PAGE);
    const path = decodePath(request.url);
    const page = describePage({ set: known.set, site }, path);
    if (page.status === 404) request.log.warn({ path, status: 404 }, 'page not found');
    const origin = configuration.SITE_ORIGIN ?? `${request.protocol}://${request.host}`;
    const developmentOrigins = visitor.developmentOrigin ? [...servers, visitor.developmentOrigin] : servers;
    const shell = shellFor(developmentOrigins.length > 0);
    const forEverybody = developmentOrigins.length === 0 && !visitor.fault && !hasSession(request, identity);
    const shared = page.open && forEverybody && !request.url.includes('?');
    const drawn =
      shared && page.release
        ? await drawnPages.get({ known, path, site, identity, release: page.release, shell: shell.server })
        : undefined;
    const html = renderPage({
      shell,
      known,
      site,
      page,
      identity,
      keeps: keepsSite(configuration),
      drawn,
      url: origin + path,
    });
    const policy = {
      firstFrameHash: shell.firstFrame.hash,
      identityOrigin: issuer.origin,
      styles: drawn?.styles.map(({ css }) => css) ?? [],
      styleAttributes: drawn ? styleAttributesOf(drawn.html) : [],
      developmentOrigins,
    };
    const headers = contentPolicy(policy);
    reply.code(page.status).headers(headers);
    if (shared && visitor.channel === 'live') reply.header(KEPT_PAGE_HEADER, 'yes');
    if (sets.isStale()) reply.header('x-boardwalk-release-set', 'last-known');
    return sendHtml(request, reply, html, Object.values(headers).join());
  });
}

/** The shell's build, and its development build for those who develop, where there is one. */
function shellsOf({ SHELL_DIR, DEVELOPMENT_SHELL_DIR }: Configuration) {
  const everybodys = followShellFiles(SHELL_DIR);
  let development: typeof everybodys | undefined;
  return (developing: boolean) => {
    if (!developing || !DEVELOPMENT_SHELL_DIR) return everybodys();
    try {
      development ??= followShellFiles(DEVELOPMENT_SHELL_DIR);
      return development();
    } catch {
      // There is none: everything works but for hot reload.
      return everybodys();
    }
  };
}

/** The policy is part of what a tag stands for: a browser that is told 304 goes on with the policy of the page it kept. */
function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string, policy: string): FastifyReply {
  const tag = `"${createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 20)}"`;
  reply
    .type('text/html; charset=utf-8')
    // Which releases a page names depends on who asks.
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Encoding')
    .header('etag', tag);
  if (request.headers['if-none-match'] === tag && reply.statusCode === 200) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(body);
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipSync(html));
  return reply.send(html);
}

/** Whether somebody signed in here, as far as the provider's cookie says: their page is drawn where they are known. */
function hasSession(request: FastifyRequest, { clientId }: IdentitySettings): boolean {
  return (request.headers.cookie ?? '').includes(`auth0.${clientId}.is.authenticated=`);
}

/** The path without its query; one that can't be decoded stays as it came. */
function decodePath(url: string): string {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
