import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';

/**
 * Logs one line for each request. The query is omitted, because a search may contain an e-mail address; headers, and with them tokens, are never
 * logged.
 */
export function logRequests(server: FastifyInstance, { logLevel }: Configuration): void {
  const { log } = server;
  const logsHealthChecks = logLevel === 'debug' || logLevel === 'trace';
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const quiet = status < 400 && request.url.startsWith('/api/health/');
    if (!quiet || logsHealthChecks) {
      const line = {
        requestId: request.id,
        callerId: request.caller?.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      log[quiet ? 'debug' : 'info'](line, 'request');
    }
    done();
  });
}
