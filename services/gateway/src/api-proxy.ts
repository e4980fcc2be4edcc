import { Agent, type AgentOptions } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { Readable } from 'node:stream';
import {
  type EndpointKey,
  type ErrorCode,
  endpoint,
  endpointKeys,
  GATEWAY_KEY_HEADER,
  splitKey,
} from '@boardwalk/contracts';
import { loggedError, pathOf, RefusedRequest } from '@boardwalk/server';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { context, propagation } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiUpstreams, wasNotTaken } from './api-upstreams.ts';
import type { Limits } from './limits.ts';
import type { PageTickets } from './page/page-ticket.ts';
import {
  limitBytes,
  limitCalls,
  limitStreams,
  passBodiesOn,
  readBodiesFirst,
  refuseOtherPaths,
  rewindBody,
} from './proxied-requests.ts';
import { sendError } from './send-error.ts';

/** Slightly longer than the page's timeout (30 s), so that the page reports it. */
const TIMEOUT_MS = 35_000;

/** Calls share connections to the API. Each stream has its own, so that no call waits for a connection that streams occupy. */
const FOR_CALLS: AgentOptions = {
  keepAlive: true,
  keepAliveMsecs: 60_000,
  maxSockets: 1024,
  maxFreeSockets: 256,
};
const FOR_STREAMS: AgentOptions = { keepAlive: false };

const API = { prefix: '/api', rewritePrefix: '/api' };
/** Paths served by the API, under the URLs that browsers and search engines use. */
const PLACES = [API, { prefix: '/sitemap.xml', rewritePrefix: '/api/sitemap' }];

const streams = endpointKeys.filter((key) => endpoint(key).stream);
const uploads = endpointKeys.filter((key) => endpoint(key).rawBody);

interface ApiProxyOptions {
  upstreams: ApiUpstreams;
  limits: Limits;
  tickets: PageTickets;
}

/** Proxies these paths to the API, and streams the response back. */
export async function apiProxy(app: FastifyInstance, options: ApiProxyOptions): Promise<void> {
  const { upstreams, limits, tickets } = options;
  const forCalls = onward(app, upstreams, FOR_CALLS);
  const forStreams = onward(app, upstreams, FOR_STREAMS);
  app.addHook('onRequest', refuseOtherPaths);
  await app.register(async (scope) => {
    scope.addHook('onRequest', tickets.checkReports);
    scope.addHook('onRequest', limitCalls(limits));
    await scope.register(async (calls) => {
      calls.addHook('onRequest', limitBytes(limits));
      readBodiesFirst(calls);
      for (const place of PLACES) await calls.register(proxy, { ...forCalls, ...place });
    });
    await scope.register(async (files) => {
      passBodiesOn(files);
      for (const key of uploads) await files.register(proxy, { ...forCalls, ...only(key) });
    });
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', limitStreams(limits));
    for (const key of streams) await scope.register(proxy, { ...forStreams, ...only(key) });
  });
}

/** Limits the proxy to one endpoint. */
function only(key: EndpointKey): Partial<FastifyHttpProxyOptions> {
  const [method, path] = splitKey(key);
  return {
    ...API,
    routes: [path.slice(API.prefix.length)],
    httpMethods: method === 'GET' ? ['GET', 'HEAD'] : [method],
  };
}

function onward(
  app: FastifyInstance,
  upstreams: ApiUpstreams,
  options: AgentOptions,
): FastifyHttpProxyOptions {
  const agents = { 'http:': new Agent(options), 'https:': new SecureAgent(options) };
  app.addHook('onClose', async () => {
    for (const agent of Object.values(agents)) agent.destroy();
  });
  const replyOptions: ReplyOptions = {
    // Rejections by an overloaded API are the caller's to retry: the proxy itself would retry ten times without delay.
    retryDelay: () => null,
    getUpstream: (request) => {
      const origin = upstreams.next();
      firstAttempts.set(request as FastifyRequest, { origin });
      return origin;
    },
    rewriteRequestHeaders,
    // These concern the connection to the API, not the caller's.
    rewriteHeaders: ({ connection: _, 'keep-alive': _timeout, ...headers }) => headers,
    onError: (reply, { error }) => {
      if (!retryElsewhere(reply as FastifyReply, error, upstreams, replyOptions))
        sendFailure(reply as FastifyReply, error);
    },
  };
  return {
    upstream: '',
    // The scope decides how bodies are read.
    proxyPayloads: false,
    disableRequestLogging: true,
    http: { agents, requestOptions: { timeout: TIMEOUT_MS } },
    replyOptions,
  };
}

/** The API that a request was first sent to, and the reason of the retry. */
const firstAttempts = new WeakMap<FastifyRequest, { origin: string; failure?: unknown }>();

/**
 * Sends a call to another API if the first one didn't accept it. A call that may have been executed is repeated only if its method is idempotent, or
 * if it has an idempotency key. @returns whether it was sent.
 */
function retryElsewhere(
  reply: FastifyReply,
  error: Error | undefined,
  upstreams: ApiUpstreams,
  options: ReplyOptions,
): boolean {
  const { request } = reply;
  const first = firstAttempts.get(request);
  // With a body, one failure is reported twice: by the request and by the body's stream.
  const failure = error?.cause ?? error;
  if (first?.failure !== undefined) return first.failure === failure;
  const code = codeOf(failure);
  if (first === undefined || !(wasNotTaken(code) || BROKEN.has(code))) return false;
  upstreams.failed(first.origin);
  const isSafe =
    wasNotTaken(code) ||
    IDEMPOTENT_METHODS.has(request.method) ||
    request.headers['idempotency-key'] !== undefined;
  const other = isSafe ? upstreams.otherThan(first.origin) : undefined;
  if (other === undefined || reply.sent || !rewindBody(request)) return false;
  first.failure = failure;
  const place = PLACES.find(({ prefix }) => request.url.startsWith(prefix)) ?? API;
  const path = place.rewritePrefix + pathOf(request.url).slice(place.prefix.length);
  reply.from(path, { ...options, getUpstream: () => other });
  return true;
}

/** Codes of a connection that was lost before the API responded. */
const BROKEN = new Set<string | undefined>(['ECONNRESET', 'EPIPE']);
/** Idempotent methods (RFC 9110, 9.2.2). */
const IDEMPOTENT_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code;

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;
type RewriteHeaders = NonNullable<ReplyOptions['rewriteRequestHeaders']>;

const rewriteRequestHeaders: RewriteHeaders = (
  request,
  { expect: _, [GATEWAY_KEY_HEADER]: _key, ...headers },
) => {
  // Overwritten, because only the gateway may set the key. The others identify the caller to the API.
  const own: Record<string, string> = {
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
  // The trace, if there is one.
  propagation.inject(context.active(), own);
  if (request.body !== undefined) return { ...headers, ...own };
  // The body is dropped. A length without one would make the next call on this connection a part of this one.
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...bodiless } = headers;
  return { ...bodiless, ...own };
};

function sendFailure(reply: FastifyReply, error: Error | undefined): void {
  // The call was aborted because its body's stream was.
  const refusal = reply.request.body instanceof Readable ? reply.request.body.errored : undefined;
  if (refusal instanceof RefusedRequest) {
    sendError(reply, refusal.code, refusal);
    return;
  }
  const code: ErrorCode = /timeout/i.test(String(error?.message))
    ? 'UPSTREAM_TIMEOUT'
    : 'UPSTREAM_UNREACHABLE';
  reply.request.log.error({ err: loggedError(error) }, 'the API did not answer');
  sendError(reply, code);
}
