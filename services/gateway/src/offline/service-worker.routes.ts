import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { LEAVING_WORKER } from './leaving-worker.ts';
import { followWorkerFile } from './worker-file.ts';

/** A worker lives under the policy that its own file came with: it may fetch from this origin, and that is all. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Whether browsers may keep this site: not where it was switched off, and not where remotes are being developed. */
export function keepsSite({ SERVICE_WORKER, DEVELOPMENT_REMOTES }: Configuration): boolean {
  return SERVICE_WORKER === 'on' && DEVELOPMENT_REMOTES === undefined;
}

/** The worker that keeps the site for a time without network. Where it may not, the one that ends it. */
export async function serviceWorkerRoutes(
  app: FastifyInstance,
  { configuration }: { configuration: Configuration },
): Promise<void> {
  const current = followWorkerFile(configuration.SHELL_DIR);
  let packed = pack('');
  app.get('/service-worker.js', async (request, reply) => {
    const script = keepsSite(configuration) ? current() : LEAVING_WORKER;
    if (script === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    if (script !== packed.script) packed = pack(script);
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'content-security-policy': POLICY, etag: packed.tag, vary: 'Accept-Encoding' })
      // A worker that was taken back must be gone with the next page.
      .header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === packed.tag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(packed.br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(packed.gzip);
    return reply.send(script);
  });
}

/** A script in the forms in which it travels. */
function pack(script: string) {
  const tag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 20)}"`;
  return { script, tag, br: brotliCompressSync(script), gzip: gzipSync(script) };
}
