import { loggedError, pathOf, withoutSecrets } from '@boardwalk/server';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Configuration } from './configuration.ts';

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/** How Fastify logs: without its own lines about requests, which hold whole addresses. */
export function logging({ LOG_LEVEL: level }: Configuration, stream: LogStream) {
  return {
    logger: {
      level,
      stream,
      serializers: { err: loggedError },
      hooks: { streamWrite: withoutSecrets },
    },
    logController: new LogController({ disableRequestLogging: true }),
  } satisfies FastifyServerOptions;
}

/** One line for each request. Its query stays out: it may hold codes, tickets and e-mail addresses. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const quiet = status < 400 && request.url === '/healthz';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method: request.method, path: pathOf(request.url), status, ms, address: request.ip };
    request.log[quiet ? 'debug' : 'info'](line, 'request');
    done();
  });
}
