import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { SiteState } from '../site/site-source.ts';
import { AWAY_PAGE } from './away-page.ts';
import { contentPolicy } from './content-policy.ts';
import { describePage } from './describe-page.ts';
import { renderPage } from './render-page.ts';
import { followShellFiles } from './shell-files.ts';

interface PageOptions {
  configuration: Configuration;
  currentSite(): Promise<SiteState | undefined>;
}

/** Every path that is nothing else is a page: the shell, told what it needs to know about this address. */
export async function pageRoutes(
  app: FastifyInstance,
  { configuration, currentSite }: PageOptions,
): Promise<void> {
  const currentShell = followShellFiles(configuration.SHELL_DIR);
  const issuer = new URL(configuration.AUTH_ISSUER);
  const identity = {
    // The provider's library takes a bare host for https, and a whole origin for a local stand-in.
    domain: issuer.protocol === 'https:' ? issuer.host : issuer.origin,
    clientId: configuration.AUTH_CLIENT_ID,
    audience: configuration.AUTH_AUDIENCE,
  };

  app.get('/*', async (request, reply) => {
    const state = await currentSite();
    if (!state)
      return reply.code(503).header('retry-after', '5').type('text/html; charset=utf-8').send(AWAY_PAGE);
    const path = decodePath(request.url);
    const page = describePage(state, path);
    if (page.status === 404) request.log.warn({ path, status: 404 }, 'page not found');
    const origin = configuration.SITE_ORIGIN ?? `${request.protocol}://${request.host}`;
    const shell = currentShell();
    const html = renderPage({ shell, state, page, identity, url: origin + path });
    const policy = contentPolicy({ firstFrameHash: shell.firstFrame.hash, identityOrigin: issuer.origin });
    reply.code(page.status).header('content-security-policy', policy);
    if (state.stale) reply.header('x-boardwalk-release-set', 'last-known');
    return sendHtml(request, reply, html);
  });
}

function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`;
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
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

/** The path without its query; one that can't be decoded stays as it came. */
function decodePath(url: string): string {
  const path = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
