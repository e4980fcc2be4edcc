import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';
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
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own costs each request more than its line; who logs for one names its id.
    childLoggerFactory: (logger) => logger,
    trustProxy: configuration.trustedProxies,
    bodyLimit: LARGEST_BODY,
    genReqId: requestIds(),
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
  server.setNotFoundHandler((request, reply) =>
    sendError(reply, new ApiError('ROUTE_NOT_FOUND'), request.id),
  );
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

/** The id that came with a request, or one that is unique among all processes: a random start, and a count. */
function requestIds(): (raw: Pick<IncomingMessage, 'headers'>) => string {
  const start = randomBytes(9).toString('base64url');
  let count = 0;
  return ({ headers }) => {
    const sent = headers['x-request-id'];
    if (typeof sent === 'string' && SANE_REQUEST_ID.test(sent)) return sent;
    count += 1;
    return `${start}.${count.toString(36)}`;
  };
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
