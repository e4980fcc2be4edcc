import { loggedError, pathOf, withoutSecrets } from '@boardwalk/server';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Configuration } from './configuration.ts';

/** Destination of log lines. */
export interface LogStream {
  write(line: string): void;
}

/** Logging options of Fastify: without its own request lines, which contain full URLs. */
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

/** Logs one line per request. Without the query, which may contain codes, tickets and e-mail addresses. */
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
