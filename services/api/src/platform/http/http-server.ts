import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { LazyLogger } from '../logging/lazy-logger.ts';
import { type LogStream, loggerOptions } from '../logging/logger-options.ts';
import { logRequests } from '../logging/request-log.ts';
import { readBodies } from './read-bodies.ts';
import { answerThrown, sendError } from './send-error.ts';
import { noteRoutes } from './served-routes.ts';
import { toApiError } from './to-api-error.ts';
import { endUnusedConnections } from './unused-connections.ts';

const LARGEST_BODY = 1_048_576;
const SANE_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The HTTP server, with everything that has to happen outside of its routes. */
export async function createHttpServer(
  configuration: Configuration,
  stream?: LogStream,
): Promise<FastifyInstance> {
  const server: FastifyInstance = fastify({
    logger: loggerOptions(configuration, stream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: lazyChild,
    trustProxy: configuration.trustedProxies,
    bodyLimit: LARGEST_BODY,
    genReqId: requestIdOf,
    requestIdHeader: false,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // Who is connected while the process stops is still answered, and told to connect anew.
    return503OnClosing: false,
    requestTimeout: 30_000,
    // Refusals that happen before any route is known.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendError(reply.header('x-request-id', request.id), toApiError(error), request.id),
  });
  server.setErrorHandler(answerThrown);
  server.decorateRequest('caller', null);
  server.decorateRequest('input', null);
  server.decorateRequest('user', null);
  server.decorateRequest('versions', null);
  noteRoutes(server);
  readBodies(server);
  endUnusedConnections(server);
  addStandingHeaders(server);
  logRequests(server, configuration);
  await server.register(rateLimit, { global: false, cache: 20_000 });
  return server;
}

/**
 * What Nest knows of the server: a part of it that has no routes, and so answers only what no route serves. Nest puts seven hooks on each
 * call of its part, for what nobody here uses.
 */
export async function adapterBelow(server: FastifyInstance): Promise<FastifyAdapter> {
  const { promise, resolve } = Promise.withResolvers<FastifyAdapter>();
  await server.register(async (below) => resolve(new FastifyAdapter(below)));
  return promise;
}

function lazyChild(logger: FastifyBaseLogger, ...child: Parameters<FastifyBaseLogger['child']>) {
  return new LazyLogger(() => logger.child(...child));
}

function requestIdOf(raw: Pick<IncomingMessage, 'headers'>): string {
  const sent = raw.headers['x-request-id'];
  return typeof sent === 'string' && SANE_REQUEST_ID.test(sent) ? sent : randomUUID();
}

function addStandingHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      // Nothing the API answers is a page: should one be opened as such, it may do nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    done();
  });
}
