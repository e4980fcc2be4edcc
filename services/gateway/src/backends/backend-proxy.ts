import { matchCall, REMOTE_CALLS } from '@boardwalk/contracts';
import { createOpenCounts, pathOf } from '@boardwalk/server';
import { BrokenCircuitError } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiUpstreams } from '../api-upstreams.ts';
import type { Limits } from '../limits.ts';
import { limitBytes, limitCalls, refuseOtherPaths } from '../proxied-requests.ts';
import { sendError } from '../send-error.ts';
import { answerRefusal, passedOnHeaders } from './backend-answer.ts';
import type { Backend, BackendSource } from './backend-source.ts';

/** Limits of one call of a backend. */
const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Simultaneous calls of one backend, so that a slow one holds few resources of the gateway. */
const MAX_CALLS = 32;
const RETRY_SECONDS = 1;
/** Retry delay while the calls of a backend are paused, in seconds. */
const PAUSE_SECONDS = 30;
const TOKEN_TIMEOUT_MS = 10_000;

/** Headers that a backend gets from the browser. Tokens and cookies of the site are never among them. */
const FORWARDED = ['accept', 'accept-language', 'content-type', 'idempotency-key'] as const;
/** Headers of a refusal by the API that are passed on. */
const REFUSAL_HEADERS = ['retry-after', 'www-authenticate'] as const;

interface BackendProxyOptions {
  backends: BackendSource;
  upstreams: ApiUpstreams;
  limits: Limits;
}

/**
 * Forwards the declared calls of remotes to their backends: checked by the API, with a token that is only valid there, limited in time, size and number.
 * Whatever a backend does, other pages aren't affected.
 */
export async function backendProxy(app: FastifyInstance, options: BackendProxyOptions): Promise<void> {
  const { backends, upstreams, limits } = options;
  const places = createOpenCounts(MAX_CALLS);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', refuseOtherPaths);
  app.addHook('onRequest', limitCalls(limits));
  app.addHook('onRequest', limitBytes(limits));
  app.addHook('onClose', async () => backends.close());
  app.route<{ Params: { remote: string; '*': string } }>({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${REMOTE_CALLS}:remote/*`,
    async handler(request, reply) {
      const { remote } = request.params;
      const backend = await backends.find(remote);
      const path = pathOf(request.url).slice(`${REMOTE_CALLS}${remote}`.length);
      const call = backend && matchCall(backend.calls, request.method, path);
      if (!backend || !call) return sendError(reply, 'BACKEND_NOT_FOUND');
      const leave = places.take(remote);
      if (!leave)
        return sendError(reply, 'BACKEND_UNAVAILABLE', { headers: { 'retry-after': String(RETRY_SECONDS) } });
      reply.raw.once('close', leave);
      const checked = await tokenFor(request, upstreams, { remote, call: call.call });
      if (!checked.ok) return sendRefusal(reply, checked);
      const { token } = (await checked.json()) as { token: string | null };
      return forward(request, reply, { backend, path, token });
    },
  });
}

interface Forwarded {
  backend: Backend;
  path: string;
  token: string | null;
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { backend, path, token }: Forwarded,
): Promise<FastifyReply> {
  const query = request.url.slice(pathOf(request.url).length);
  try {
    const answer = await backend.breaker.execute(() =>
      backend.client.send(`${backend.origin}${path}${query}`, {
        method: request.method,
        headers: headersFor(request, token),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_ANSWER_BYTES,
        ...(Buffer.isBuffer(request.body) && { body: request.body }),
      }),
    );
    const refusal = answerRefusal(answer);
    if (refusal === undefined)
      return reply.code(answer.status).headers(passedOnHeaders(answer)).send(answer.body);
    request.log.warn({ remote: backend.remote, refusal }, 'a backend’s response was refused');
    return sendError(reply, 'BACKEND_ANSWER_REFUSED');
  } catch (error) {
    const paused = error instanceof BrokenCircuitError;
    if (!paused)
      request.log.warn({ remote: backend.remote, error: String(error) }, 'a backend didn’t answer');
    return sendError(reply, 'BACKEND_UNAVAILABLE', {
      headers: { 'retry-after': String(paused ? PAUSE_SECONDS : RETRY_SECONDS) },
    });
  }
}

function headersFor({ headers, id, body }: FastifyRequest, token: string | null): Record<string, string> {
  const forwarded = FORWARDED.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(forwarded),
    'x-request-id': String(id),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(Buffer.isBuffer(body) && { 'content-length': String(body.length) }),
  };
}

/** Lets the API check a call, in the name of its caller: it counts the call as well. */
function tokenFor(
  { headers, id, ip, host, protocol }: FastifyRequest,
  upstreams: ApiUpstreams,
  { remote, call }: { remote: string; call: string },
): Promise<Response> {
  const { authorization, 'user-agent': agent, 'accept-language': language } = headers;
  return fetch(new URL(`/api/remote-backends/${remote}/tokens`, upstreams.next()), {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'x-request-id': String(id),
      'x-forwarded-for': ip,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol,
      ...(authorization !== undefined && { authorization }),
      ...(agent !== undefined && { 'user-agent': agent }),
      ...(language !== undefined && { 'accept-language': language }),
    },
    body: JSON.stringify({ call }),
  });
}

/** Passes the API's refusal on. */
async function sendRefusal(reply: FastifyReply, refusal: Response): Promise<FastifyReply> {
  for (const name of REFUSAL_HEADERS) {
    const value = refusal.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(await refusal.text());
}
