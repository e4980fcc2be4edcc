import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type IdentitySettings, LANGUAGE_COOKIE, type Reader, readLanguage } from '@boardwalk/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { SetSource } from '../releases/set-source.ts';
import { readCookies, type Visitor } from '../releases/visitor.ts';
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
    const reader = readerOf(request, identity);
    const drawable = page.drawable === 'page' || page.drawable === (reader.session ? 'frame' : 'visitors');
    const forEverybody = developmentOrigins.length === 0 && !visitor.fault;
    const drawn =
      drawable && forEverybody && !request.url.includes('?')
        ? await drawnPages.get({
            ...{ known, path, site, identity, reader, shell: shell.server },
            // A frame needs nothing of a remote.
            release: page.drawable === 'page' ? page.release : undefined,
          })
        : undefined;
    const html = renderPage({ shell, known, site, page, identity, drawn, url: origin + path });
    const policy = {
      firstFrameHash: shell.firstFrame.hash,
      identityOrigin: issuer.origin,
      styles: [shell.css, ...(drawn ? [drawn.style.css] : [])],
      styleAttributes: drawn ? styleAttributesOf(drawn.html) : [],
      developmentOrigins,
    };
    const headers = contentPolicy(policy);
    reply.code(page.status).headers(headers);
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

/** For whom a page is drawn. Whether somebody signed in here is what the provider's cookie says; who it is, only their browser knows. */
function readerOf(request: FastifyRequest, { clientId }: IdentitySettings): Reader {
  const cookies = readCookies(request.headers.cookie);
  return {
    session: cookies.has(`auth0.${clientId}.is.authenticated`),
    language: readLanguage(cookies.get(LANGUAGE_COOKIE)),
  };
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
