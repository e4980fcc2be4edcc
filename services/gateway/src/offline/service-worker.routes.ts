import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { followWorkerFile, UNREGISTERING_WORKER } from './worker-file.ts';

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
  const current = followWorkerFile(configuration.SHELL_DIR, configuration.publicKeys);
  app.get('/service-worker.js', async (request, reply) => {
    const script = keepsSite(configuration) ? current() : UNREGISTERING_WORKER;
    if (script === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    const etag = etagOf(script);
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'content-security-policy': POLICY, etag, vary: 'accept-encoding' })
      // A worker that was taken back must be gone with the next page.
      .header('cache-control', 'no-cache');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(script);
  });
}

function etagOf(script: string): string {
  return `"${createHash('sha256').update(script).digest('base64url').slice(0, 20)}"`;
}
