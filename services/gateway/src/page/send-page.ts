import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a page in the smallest form that the browser takes. Its policy is part of what its tag stands for: a browser that is told 304 goes
 * on with the policy of the page it kept.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  policy: string,
): FastifyReply {
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
