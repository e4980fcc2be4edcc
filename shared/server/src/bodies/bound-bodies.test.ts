import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { RefusedRequest } from '../refused-request.ts';
import { bodyBounds } from './body-bounds.ts';
import { boundBodies } from './bound-bodies.ts';

const BOUNDS = { mostBytes: 1000, baseMs: 100, bytesPerSecond: 10_000, longestMs: 200 };

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(): Promise<number> {
  app = fastify({ forceCloseConnections: true });
  boundBodies(app, { boundsOf: () => BOUNDS, mostAtOnce: 3 });
  app.setErrorHandler((error, _, reply) => {
    const refused = error instanceof RefusedRequest;
    return reply.code(refused ? error.statusCode : 500).send(refused ? error.code : String(error));
  });
  app.addContentTypeParser('application/octet-stream', (_, body, done) => done(null, body));
  app.post('/read', async ({ body }) => ({ body }));
  // An unauthenticated caller is rejected before the body is read.
  app.post('/unread', async (_, reply) => reply.code(401).send('who is it?'));
  app.get('/', async () => 'here');
  return Number(new URL(await app.listen({ port: 0, host: 'localhost' })).port);
}

/** Sends data in pieces, and returns everything received until the connection was closed. */
async function say(port: number, pieces: readonly string[], everyMs = 0): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.on('error', () => {});
  const said = text(socket).catch(() => '');
  for (const piece of pieces) {
    socket.write(piece);
    if (everyMs > 0) await wait(everyMs);
  }
  return said;
}

const post = (path: string, length: number, type = 'text/plain') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const bytes = (length: number) => post('/unread', length, 'application/octet-stream');

it.each([
  ['is too long', 413, [post('/read', 2000), 'x'.repeat(2000)]],
  ['doesn’t come', 408, [post('/read', 10)]],
  ['isn’t read by anybody', 401, [bytes(900), 'x'.repeat(400)]],
])('responds to a body that %s, and closes the connection', async (_, status, pieces) => {
  const said = await say(await listen(), pieces);
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*\\r\\nconnection: close\\r\\n`));
  expect(said.split('HTTP/1.1')).toHaveLength(2);
});

it('keeps the connection open for the next call if everything was read', async () => {
  const port = await listen();
  const last = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  const said = await say(port, [`${post('/read', 3)}abc${bytes(3)}abc${last}`]);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 401', 'HTTP/1.1 200']);
});

it('aborts a body that arrives too slowly', async () => {
  const port = await listen();
  const said = await say(port, [post('/read', 900), ...'x'.repeat(12)], 25);
  expect(said).toMatch(/^HTTP\/1\.1 408 [\s\S]*REQUEST_TOO_SLOW$/);
});

it('has limits for every route: those of its row, and for all others 64 KB in 20 s', () => {
  expect(bodyBounds('POST', '/api/media')).toMatchObject({ mostBytes: 20_971_520, longestMs: 600_000 });
  expect(bodyBounds('PUT', '/api/releases/:name/:version/files').mostBytes).toBe(16_777_216);
  expect(bodyBounds('POST', '/api/articles')).toMatchObject({ mostBytes: 1_048_576, longestMs: 20_000 });
  for (const [method, route] of [
    ['GET', '/api/media'],
    ['POST', '/api/roles'],
    ['POST', undefined],
  ] as const)
    expect(bodyBounds(method, route)).toMatchObject({ mostBytes: 65_536, longestMs: 20_000 });
});
