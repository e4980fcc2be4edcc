import { ERRORS, type ErrorCode, type ErrorObject, GATEWAY_KEY_HEADER } from '@boardwalk/contracts';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** A little longer than the page waits (30 s), so that it is the page that says so. */
const TIMEOUT = 35_000;

/** What the API answers, at the addresses under which browsers and search engines ask for it. */
const PLACES = [
  { prefix: '/api', rewritePrefix: '/api' },
  { prefix: '/sitemap.xml', rewritePrefix: '/api/sitemap' },
];

/** Hands everything under these to the API and streams the answer back. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }): Promise<void> {
  for (const place of PLACES) await app.register(proxy, { ...place, ...handing(apiUrl) });
}

function handing(apiUrl: string): FastifyHttpProxyOptions {
  return {
    upstream: apiUrl,
    http: { requestOptions: { timeout: TIMEOUT } },
    replyOptions: {
      // What the API refuses for lack of room is the caller's to ask again: by itself the proxy would ask ten times more, at once.
      retryDelay: () => null,
      // The key is the gateway's own: nobody else speaks in its name.
      rewriteRequestHeaders: (request, { [GATEWAY_KEY_HEADER]: _, ...headers }) => ({
        ...headers,
        'x-request-id': request.id,
        // By it the API knows what comes from somebody else, and keeps from them what is for gateways.
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply, { error }) => {
        const code: ErrorCode = /timeout/i.test(String(error?.message))
          ? 'UPSTREAM_TIMEOUT'
          : 'UPSTREAM_UNREACHABLE';
        const { message, type, status } = ERRORS[code];
        const body: ErrorObject = {
          message,
          type,
          status,
          details: { code },
          requestId: String(reply.request.id),
        };
        reply.request.log.error({ error }, 'the API did not answer');
        reply.code(status).type('application/json').send(body);
      },
    },
  };
}
