import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as it goes out. Each form is made when somebody first takes it. */
export interface MadePage {
  html: string;
  /** Headers that say what the page may do. */
  policy: Record<string, string>;
  tag: string;
  br?: Buffer;
  gzip?: Buffer;
}

/**
 * Makes a page ready to be sent. Its policy is part of what its tag stands for: a browser that is told 304 goes on with the policy of the
 * page it kept.
 */
export function makePage(html: string, policy: Record<string, string>): MadePage {
  const digest = createHash('sha256').update(Object.values(policy).join()).update(html).digest('base64url');
  return { html, policy, tag: `"${digest.slice(0, 20)}"` };
}

/** Sends a page in the smallest form that the browser takes. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: MadePage): FastifyReply {
  reply
    .headers(page.policy)
    .type('text/html; charset=utf-8')
    // Which releases a page names depends on who asks.
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Encoding')
    .header('etag', page.tag);
  if (request.headers['if-none-match'] === page.tag && reply.statusCode === 200)
    return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    page.br ??= brotliCompressSync(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(page.br);
  }
  if (/\bgzip\b/.test(accepted)) {
    page.gzip ??= gzipSync(page.html);
    return reply.header('content-encoding', 'gzip').send(page.gzip);
  }
  return reply.send(page.html);
}
