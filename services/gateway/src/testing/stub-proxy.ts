import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BodyBounds } from '@boardwalk/server';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { apiProxy } from '../api-proxy.ts';
import { apiUpstreams } from '../api-upstreams.ts';
import { readConfiguration } from '../configuration.ts';
import { createHttpServer } from '../http-server.ts';
import { type Limits, limitsOf } from '../limits.ts';
import { pageTickets } from '../page/page-ticket.ts';

/** A gateway in front of an API that records its requests. */
export interface StubProxy {
  url: string;
  port: number;
  /** Requests received by the API, as `METHOD path` with the connection header. */
  requests: { call: string; connection: string | undefined; body: number | 'broken' }[];
  /** Event streams open at the API. */
  openStreams(): number;
  logs: Record<string, unknown>[];
  close(): Promise<void>;
}

interface StubOptions {
  /** Origins of further APIs. */
  others?: string[];
  settings?: Record<string, string>;
  limits?: Partial<Limits>;
  bounds?: (request: FastifyRequest) => BodyBounds;
}

export async function stubProxy({
  others = [],
  settings,
  limits,
  bounds,
}: StubOptions = {}): Promise<StubProxy> {
  const requests: StubProxy['requests'] = [];
  const logs: StubProxy['logs'] = [];
  const streams = new Set<object>();
  const api = stubApi(requests, streams);
  const configuration = readConfiguration({
    API_URL: [await api.listen({ port: 0, host: 'localhost' }), ...others].join(','),
    TRUSTED_PROXIES: 'loopback',
    ...settings,
  });
  const { app, limits: chosen } = createHttpServer(configuration, {
    limits: { ...limitsOf(1), ...limits },
    ...(bounds && { boundsOf: bounds }),
    logStream: { write: (line) => logs.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const tickets = pageTickets({ key: undefined, originOf: () => 'http://localhost' });
  const upstreams = apiUpstreams(configuration.API_URL, () => {});
  app.addHook('onClose', async () => upstreams.stop());
  await app.register(apiProxy, { upstreams, limits: chosen, tickets });
  const url = await app.listen({ port: 0, host: 'localhost' });
  return {
    url,
    port: Number(new URL(url).port),
    requests,
    logs,
    openStreams: () => streams.size,
    async close() {
      await app.close();
      await api.close();
    },
  };
}

function stubApi(requests: StubProxy['requests'], streams: Set<object>): FastifyInstance {
  const api = fastify({ forceCloseConnections: true, bodyLimit: 100_000_000 });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', (_, body, done) => done(null, body));
  const note = async ({ method, url, headers, body }: FastifyRequest) => {
    const read = body ? (await text(body as NodeJS.ReadableStream).catch(() => undefined))?.length : 0;
    requests.push({ call: `${method} ${url}`, connection: headers.connection, body: read ?? 'broken' });
  };
  api.get('/api/live/events', async (request, reply) => {
    await note(request);
    if (request.method === 'HEAD') return '';
    streams.add(reply);
    reply.raw.once('close', () => streams.delete(reply));
    reply.hijack().raw.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
    reply.raw.write('event: hello\ndata: {}\n\n');
  });
  api.get('/api/hanging', () => new Promise(() => {}));
  api.post('/api/media', async (request, reply) => {
    // Like the API for an unauthenticated caller: the body isn't read.
    if (request.headers.authorization === 'Bearer wrong') return reply.code(401).send({ status: 401 });
    await note(request);
    return { read: true };
  });
  api.all('/*', async (request) => {
    await note(request);
    return { path: request.url, from: request.headers['x-forwarded-for'] };
  });
  return api;
}

/** Sends data to a server in pieces, and returns everything received until the connection was closed. */
export async function sendRaw(
  port: number,
  pieces: AsyncIterable<string | Buffer> | Iterable<string | Buffer>,
): Promise<string> {
  const socket = connect(port, 'localhost');
  // A rejected sender is disconnected while it is still sending.
  socket.on('error', () => {});
  const received = text(socket).catch(() => '');
  for await (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
  }
  return received;
}
