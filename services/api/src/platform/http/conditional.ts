import { hash } from 'node:crypto';
import { endpoint, endpointKeys, splitKey } from '@boardwalk/contracts';
import type { FastifyInstance } from 'fastify';

/** Public JSON that is the same for everybody: it gets an ETag, and who has it already gets 304. */
const revalidated = new Set(
  endpointKeys
    .filter((key) => {
      const { access, answer, rate } = endpoint(key);
      return splitKey(key)[0] === 'GET' && access === 'public' && answer !== undefined && rate !== 'health';
    })
    .map((key) => splitKey(key)[1]),
);

/** Says of each answer how it may be kept, and answers 304 where that will do. */
export function answerConditionally(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) {
      const shared = reply.statusCode === 200 && revalidated.has(request.routeOptions.url ?? '');
      reply.header('cache-control', shared ? 'no-cache' : 'no-store');
      if (shared && typeof payload === 'string') {
        const tag = `"${hash('sha256', payload, 'base64url').slice(0, 22)}"`;
        reply.header('etag', tag);
        if (matches(request.headers['if-none-match'], tag)) {
          reply.code(304).removeHeader('content-length').removeHeader('content-type');
          return done(null, '');
        }
      }
    }
    done(null, payload);
  });
}

/** Whether an If-None-Match header names this tag. A proxy may have marked it weak. */
export function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((candidate) => ['*', tag].includes(candidate.trim().replace(/^W\//, '')));
}
