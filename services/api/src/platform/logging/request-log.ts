import type { FastifyInstance } from 'fastify';

/** One line for each request. The query stays out of it: a search may hold somebody's e-mail address. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const line = {
      callerId: request.caller?.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    const quiet = reply.statusCode < 400 && line.path?.startsWith('/api/health/');
    request.log[quiet ? 'debug' : 'info'](line, 'request');
    done();
  });
}
