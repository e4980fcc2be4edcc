import { randomUUID } from 'node:crypto';
import { matchEndpoint, REMOTE_CALLS, splitKey } from '@boardwalk/contracts';
import {
  answerBrokenRequest,
  type BodyBounds,
  bodyBounds,
  boundBodies,
  createLogDestination,
  pathOf,
  REQUEST_TIMES,
  RefusedRequest,
  SMALL_BODY,
} from '@boardwalk/server';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { limitConnections, warnOfProxies } from './addresses.ts';
import { type Configuration, originOf } from './configuration.ts';
import { type Limits, limitsOf } from './limits.ts';
import { type LogStream, logging, logRequests } from './request-log.ts';
import { handleErrors, sendError } from './send-error.ts';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // A minimum for all responses. Pages and the API have stricter policies of their own; this must not restrict what a worker fetches.
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
/** HSTS: browsers use only https for this host and its subdomains, for a year after each response. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** Replaceable in tests. */
export interface ServerOptions {
  limits?: Limits;
  boundsOf?: (request: FastifyRequest) => BodyBounds;
  logStream?: LogStream;
}

/** Creates the server with everything that applies to all requests: limits, logging, and response headers. */
export function createHttpServer(
  configuration: Configuration,
  { limits = limitsOf(configuration.RATE_LIMIT_FACTOR), boundsOf = usualBounds, logStream }: ServerOptions,
): { app: FastifyInstance; limits: Limits } {
  const { TRUSTED_PROXIES: proxies } = configuration;
  const log = createLogDestination({ service: 'gateway' });
  const app: FastifyInstance = fastify({
    ...logging(configuration, logStream ?? log),
    ...REQUEST_TIMES,
    clientErrorHandler: answerBrokenRequest,
    genReqId: () => randomUUID(),
    trustProxy: proxies.names.length > 0 && proxies.names,
    forceCloseConnections: true,
    exposeHeadRoutes: true,
    // For a malformed URL there is no route, so that no hook runs.
    frameworkErrors: (_error, request, reply) => {
      const strict = isSecure(request, configuration) && { 'strict-transport-security': STRICT_TRANSPORT };
      sendError(reply.headers({ ...SECURITY_HEADERS, ...strict }), 'ADDRESS_UNREADABLE');
    },
  });
  app.addHook('onClose', async () => log.close());
  handleErrors(app);
  logRequests(app);
  limitConnections(app, proxies, limits);
  warnOfProxies(app, proxies);
  boundBodies(app, { boundsOf, mostAtOnce: limits.bodies });
  // Bodies without a route that accepts them aren't read.
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    done(request.is404 && !isRead ? new RefusedRequest('ROUTE_NOT_FOUND') : undefined);
  });
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (isSecure(request, configuration)) reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
  return { app, limits };
}

/** Bodies of calls that are forwarded to backends of remotes, in bytes. */
const BACKEND_BODY_BYTES = 1024 * 1024;

/** Calls of the API are limited as their endpoint defines, whichever route of the gateway forwards them. */
function usualBounds({ method, url }: FastifyRequest): BodyBounds {
  if (url.startsWith(REMOTE_CALLS)) return { ...SMALL_BODY, mostBytes: BACKEND_BODY_BYTES };
  const key = matchEndpoint(method, pathOf(url));
  return bodyBounds(method, key && splitKey(key)[1]);
}

/** Returns whether browsers reach the site by https, according to its origin or a trusted proxy. */
function isSecure(request: FastifyRequest, configuration: Configuration): boolean {
  return request.protocol === 'https' || originOf(request, configuration).startsWith('https:');
}
