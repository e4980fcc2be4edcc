import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { followWorkerFile, UNREGISTERING_WORKER } from './worker-file.ts';

/** A worker's CSP is the one of its own file: it may only fetch from this origin. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Returns whether browsers may cache this site: not if it is disabled, and not during the development of remotes. */
export function isOfflineCacheEnabled({ SERVICE_WORKER, DEVELOPMENT_REMOTES }: Configuration): boolean {
  return SERVICE_WORKER === 'on' && DEVELOPMENT_REMOTES === undefined;
}

/** Serves the worker that caches the site for offline use, or the one that removes it if that is disabled. */
export async function serviceWorkerRoutes(
  app: FastifyInstance,
  { configuration }: { configuration: Configuration },
): Promise<void> {
  const current = followWorkerFile(configuration.SHELL_DIR, configuration.publicKeys);
  app.get('/service-worker.js', async (request, reply) => {
    const script = isOfflineCacheEnabled(configuration) ? current() : UNREGISTERING_WORKER;
    if (script === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
    const etag = etagOf(script);
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'content-security-policy': POLICY, etag, vary: 'accept-encoding' })
      // A disabled worker has to be removed with the next page.
      .header('cache-control', 'no-cache');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(script);
  });
}

function etagOf(script: string): string {
  return `"${createHash('sha256').update(script).digest('base64url').slice(0, 20)}"`;
}
