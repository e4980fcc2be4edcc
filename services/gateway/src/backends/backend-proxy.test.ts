import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type StubSite, stubSite } from '../testing/stub-site.ts';

const CALLS = [
  { call: 'GET /polls', access: 'public' },
  { call: 'GET /polls/:id', access: 'members' },
  { call: 'GET /polls/open', access: 'public' },
  { call: 'POST /polls', access: 'members' },
];
const TOKENS = '/api/remote-backends/polls/tokens';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let backend: Server;
let answer: Answer;
let received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
let origin = '';
let site: StubSite;
beforeAll(async () => {
  backend = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
  await new Promise<void>((done) => backend.listen(0, 'localhost', done));
  origin = `http://localhost:${(backend.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  received = [];
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[]}');
  site = await stubSite();
  list({ origin, mayBePrivate: true });
  site.answers.set(TOKENS, { status: 200, body: { token: 'member.of.polls' } });
});
afterEach(() => site.close());
afterAll(() => new Promise((done) => backend.close(done)));

function list(change: object): void {
  const items = [{ remote: 'polls', origin, mayBePrivate: true, calls: CALLS, ...change }];
  site.answers.set('/api/registry/backends', { status: 200, body: { items } });
}

const call = (
  url: string,
  options: { method?: 'GET' | 'POST' | 'DELETE'; headers?: object; payload?: string } = {},
) =>
  site.gateway.inject({
    url: `/api/remotes${url}`,
    method: options.method ?? 'GET',
    headers: {
      authorization: 'Bearer secret.of.member',
      cookie: 'boardwalk=1',
      'x-forwarded-for': '192.0.2.1',
      'x-boardwalk-gateway-key': 'x',
      ...options.headers,
    },
    ...(options.payload !== undefined && { payload: options.payload }),
  });

it('forwards declared calls with a token of their own, and nothing of the member’s', async () => {
  const { statusCode, body, headers } = await call('/polls/polls?open=1', {
    headers: { 'accept-language': 'de', 'x-custom': 'x' },
  });
  expect([statusCode, body]).toEqual([200, '{"items":[]}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(received[0]).toMatchObject({ method: 'GET', url: '/polls?open=1' });
  const { authorization, cookie, ...rest } = received[0]?.headers ?? {};
  expect([authorization, cookie]).toEqual(['Bearer member.of.polls', undefined]);
  expect(Object.keys(rest).sort()).toEqual(['accept-language', 'connection', 'host', 'x-request-id']);
});

it('forwards bodies, and sends visitors without a token', async () => {
  site.answers.set(TOKENS, { status: 200, body: { token: null } });
  const payload = JSON.stringify({ title: 'Ünï' });
  const { statusCode } = await call('/polls/polls', {
    method: 'POST',
    payload,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1' },
  });
  expect(statusCode).toBe(200);
  expect(received[0]).toMatchObject({ method: 'POST', body: payload, headers: { 'idempotency-key': 'k-1' } });
  expect(received[0]?.headers.authorization).toBeUndefined();
});

it('prefers a fixed path, and answers 404 for what isn’t declared', async () => {
  await call('/polls/polls/open');
  await call('/polls/polls/7');
  expect(site.calls.filter((path) => path === TOKENS)).toHaveLength(2);
  for (const [url, method] of [
    ['/polls/polls', 'DELETE'],
    ['/polls/admin', 'GET'],
    ['/polls/polls/', 'GET'],
    ['/polls/polls/7/8', 'GET'],
    ['/other/polls', 'GET'],
  ] as const)
    expect((await call(url, { method })).json()).toMatchObject({ details: { code: 'BACKEND_NOT_FOUND' } });
  for (const url of ['/polls/../users', '/polls/%2e%2e/users', '/polls/polls/%2e%2e'])
    expect((await call(url)).statusCode).toBeGreaterThanOrEqual(400);
  expect(received).toHaveLength(2);
});

it('passes refusals of the API on, without calling the backend', async () => {
  site.answers.set(TOKENS, { status: 403, body: { code: 'ACCESS_DENIED' } });
  const { statusCode, body } = await call('/polls/polls');
  expect([statusCode, JSON.parse(body)]).toEqual([403, { code: 'ACCESS_DENIED' }]);
  expect(received).toEqual([]);
});

it.each<[string, Answer]>([
  [
    'HTML',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>'),
  ],
  ['SVG', (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')],
  ['no type', (_, response) => response.writeHead(200).end('x')],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'https://evil.example/' }).end()],
])('refuses %s', async (_, lie) => {
  answer = lie;
  const { statusCode, headers, body } = await call('/polls/polls');
  expect([statusCode, JSON.parse(body).details.code]).toEqual([502, 'BACKEND_ANSWER_REFUSED']);
  expect(headers.location).toBeUndefined();
});

it('drops cookies and other headers that act on the site', async () => {
  answer = (_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'boardwalk=evil',
        'content-security-policy': 'default-src *',
        'access-control-allow-origin': '*',
        'clear-site-data': '"*"',
        'service-worker-allowed': '/',
        'x-powered-by': 'x',
      })
      .end('{}');
  const { headers } = await call('/polls/polls');
  for (const name of [
    'set-cookie',
    'access-control-allow-origin',
    'clear-site-data',
    'service-worker-allowed',
    'x-powered-by',
  ])
    expect(headers[name], name).toBeUndefined();
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

it('passes errors of the backend on as they are', async () => {
  answer = (_request, response) =>
    response.writeHead(409, { 'content-type': 'application/json' }).end('{"code":"POLL_CLOSED"}');
  const { statusCode, body } = await call('/polls/polls');
  expect([statusCode, body]).toEqual([409, '{"code":"POLL_CLOSED"}']);
});

it('cuts a response that is too large, and pauses the calls after five failures, but not those of others', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(1024 * 1024 + 1));
  for (let made = 0; made < 7; made += 1) {
    const { statusCode, headers, body } = await call('/polls/polls');
    expect([statusCode, JSON.parse(body).details.code]).toEqual([503, 'BACKEND_UNAVAILABLE']);
    expect(headers['retry-after']).toBe(made < 5 ? '1' : '30');
  }
  expect(received).toHaveLength(5);
  expect((await site.gateway.inject('/healthz')).statusCode).toBe(200);
});

it('answers 503 if nothing listens, and finds the backend again at its next address', async () => {
  list({ origin: 'http://localhost:9' });
  expect((await call('/polls/polls')).statusCode).toBe(503);
  list({});
  await expect.poll(async () => (await call('/polls/polls')).statusCode, { timeout: 5_000 }).toBe(200);
});

it('never connects to a private address that the operator doesn’t allow', async () => {
  list({ mayBePrivate: false });
  expect((await call('/polls/polls')).statusCode).toBe(503);
  list({ mayBePrivate: false, origin: origin.replace('http:', 'https:') });
  await expect.poll(async () => (await call('/polls/polls')).statusCode, { timeout: 5_000 }).toBe(503);
  expect(received).toEqual([]);
});

it('keeps the known backends while the API is away', async () => {
  await call('/polls/polls');
  site.answers.set('/api/registry/backends', { status: 500 });
  await expect
    .poll(() => site.calls.filter((path) => path === '/api/registry/backends').length)
    .toBeGreaterThan(0);
  expect((await call('/polls/polls')).statusCode).toBe(200);
});
