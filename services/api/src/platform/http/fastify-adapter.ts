import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isPlainPath, LARGE_JSON } from '@boardwalk/contracts';
import { answerBrokenRequest, bodyBounds, boundBodies, pathOf, REQUEST_TIMES } from '@boardwalk/server';
import { sharedCounters } from '@boardwalk/server/redis';
import rateLimit from '@fastify/rate-limit';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';
import { logRequests } from '../logging/request-log.ts';
import { traceApi } from '../tracing/trace-api.ts';
import { sendError, toApiError } from './exception.filter.ts';
import { limitAddresses } from './rate-limits.ts';
import { HASH_OF_NOTHING, readBodies } from './read-bodies.ts';

const MAX_BODY_BYTES = LARGE_JSON.mostBytes;
/** Maximum of concurrent requests with a body from one address. A gateway forwards the addresses of its visitors. */
const MAX_BODIES_OF_ADDRESS = 32;
const VALID_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;
const ROUTES = Symbol('routes');

/** Nest's Fastify adapter with this API's limits, body parsers, default headers and request log. */
export async function createFastifyAdapter(
  configuration: Configuration,
  logger: Logger,
): Promise<FastifyAdapter> {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    genReqId: requestIds(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // Callers with an open connection still get a response during shutdown, with a header that closes the connection.
    return503OnClosing: false,
    ...REQUEST_TIMES,
    clientErrorHandler: answerBrokenRequest,
    // Errors before routing never reach the exception filter.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendError(reply.headers(defaultHeaders(request)), toApiError(error), request),
  });
  const server = adapter.getInstance<FastifyInstance>();
  await traceApi(server, configuration);
  server.decorateRequest('caller', null);
  server.decorateRequest('user', null);
  server.decorateRequest('bodyHash', HASH_OF_NOTHING);
  recordRoutes(server);
  // First, so that refused requests also get these headers.
  addDefaultHeaders(server);
  const { redis } = configuration;
  await server.register(rateLimit, {
    global: false,
    cache: 20_000,
    ...(redis && sharedCounters(server, redis.url, `${redis.prefix}calls:`)),
  });
  boundBodies(server, {
    boundsOf: ({ method, routeOptions }) => bodyBounds(method, routeOptions.url),
    mostAtOnce: MAX_BODIES_OF_ADDRESS * Math.max(1, configuration.rateLimitFactor),
  });
  // After the limits, which make sure that a sender who is refused here receives the response.
  refuseOtherPaths(server);
  limitAddresses(server, configuration);
  readBodies(server);
  closeUnusedConnections(server);
  logRequests(server, configuration);
  return adapter;
}

/** Returns the id that was sent with a request, or one that is unique among all processes: a random prefix and a counter. */
function requestIds(): (raw: Pick<IncomingMessage, 'headers'>) => string {
  const start = randomBytes(9).toString('base64url');
  let count = 0;
  return ({ headers }) => {
    const sent = headers['x-request-id'];
    if (typeof sent === 'string' && VALID_REQUEST_ID.test(sent)) return sent;
    count += 1;
    return `${start}.${count.toString(36)}`;
  };
}

function defaultHeaders({ id }: Pick<FastifyRequest, 'id'>): Record<string, string> {
  return {
    'x-request-id': id,
    'x-content-type-options': 'nosniff',
    // The API serves no pages: a response that a browser opens as a page may do nothing.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  };
}

function addDefaultHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(defaultHeaders(request));
    done();
  });
}

/** Refuses paths with more than one spelling, so that access checks and routing see the same path. */
function refuseOtherPaths(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    done(isPlainPath(pathOf(request.url)) ? undefined : new ApiError('ADDRESS_UNREADABLE'));
  });
}

/**
 * Closes connections without any request when the process stops. Clients open them in advance; Node's server counts them neither as idle nor as
 * busy, and would wait for them.
 */
function closeUnusedConnections(server: FastifyInstance): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
  // On close, Node ends the connections that are idle at that moment, but not those that become idle later.
  server.addHook('onResponse', (request, _reply, done) => {
    if (closing) request.raw.socket.destroySoon();
    done();
  });
}

function recordRoutes(server: FastifyInstance): void {
  const routes: string[] = [];
  server.decorate(ROUTES, routes);
  server.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD') routes.push(`${verb} ${url}`);
  });
}

/** Returns every route of the server, as `METHOD /path`. HEAD is implied by each GET and isn't listed. */
export function servedRoutes(server: FastifyInstance): string[] {
  return server.getDecorator<string[]>(ROUTES);
}
