import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { errorObjectSchema } from '@boardwalk/contracts';
import { type BodyBounds, bodyBounds } from '@boardwalk/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type StubProxy, sendRaw, stubProxy } from './testing/stub-proxy.ts';

const MB = 1_048_576;
const QUICK: Partial<BodyBounds> = { baseMs: 150, bytesPerSecond: 20_000, longestMs: 400 };
/** The usual sizes, with shorter timeouts. */
const quick: NonNullable<Parameters<typeof stubProxy>[0]>['bounds'] = ({ method, routeOptions }) => ({
  ...bodyBounds(method, routeOptions.url),
  ...QUICK,
});

let proxy: StubProxy;
afterEach(() => proxy.close());

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: localhost', 'content-type: application/json', ...headers, '', ''].join('\r\n');
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;

/** A sender that sends a little at a time, forever. */
async function* slowly(first: string, piece: string, everyMs: number) {
  yield first;
  for (let time = 0; time < 40; time += 1) {
    await wait(everyMs);
    yield piece;
  }
}

/** Parses status, headers and error object of the first response. */
function read(received: string) {
  const [headers = '', body = ''] = received.split('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(headers)?.[1]);
  const error = errorObjectSchema.parse(JSON.parse(body.slice(0, length)));
  return {
    status: Number(headers.slice('HTTP/1.1 '.length).split(' ')[0]),
    closes: /^connection: close$/im.test(headers),
    code: error.details.code,
    message: error.message,
    more: received.slice(headers.length + 4 + length),
  };
}

const siteAnswers = async () => (await fetch(`${proxy.url}/api/site`)).status;

describe('a body that is too large', () => {
  it.each([
    ['with its length in the header', head('POST /api/x', `content-length: ${2 * MB}`), 'x'.repeat(2 * MB)],
    ['without a length', head('POST /api/x', 'transfer-encoding: chunked'), chunk(MB) + chunk(MB)],
    ['on a path that isn’t there', head('POST /x', `content-length: ${2 * MB}`), 'x'.repeat(2 * MB)],
  ])('is rejected with 413 on a closed connection: %s', async (_, first, body) => {
    proxy = await stubProxy();
    const answer = read(await sendRaw(proxy.port, [first, body]));
    expect(answer).toMatchObject({ status: 413, closes: true, code: 'BODY_TOO_LARGE', more: '' });
    expect(answer.message).toContain('(64 KB)');
    expect(await siteAnswers()).toBe(200);
    expect(proxy.requests.map(({ call }) => call)).toEqual(['GET /api/site']);
  });

  it('is one that its endpoint doesn’t accept', async () => {
    proxy = await stubProxy();
    const send = (method: string, path: string, bytes: number) =>
      fetch(proxy.url + path, { method, body: 'x'.repeat(bytes) });
    expect((await send('PUT', '/api/articles/1', MB)).status).toBe(200);
    expect((await send('PUT', '/api/articles/1', MB + 1)).status).toBe(413);
    expect((await send('PUT', '/api/users/me', 65_537)).status).toBe(413);
  });

  it('is reported to a browser that is still sending', async () => {
    proxy = await stubProxy();
    const body = 'x'.repeat(6 * MB);
    const answer = await fetch(`${proxy.url}/api/x`, { method: 'POST', body });
    expect(answer.status).toBe(413);
  });

  it('is a picture of 21 MB, and not one of 10 MB', async () => {
    proxy = await stubProxy();
    const send = (bytes: number) =>
      fetch(`${proxy.url}/api/media`, {
        method: 'POST',
        body: Buffer.alloc(bytes),
        headers: { 'content-type': 'application/octet-stream' },
      });
    expect((await send(10 * MB)).status).toBe(200);
    expect(proxy.requests[0]?.body).toBe(10 * MB);
    const refused = await send(21 * MB);
    expect([refused.status, (await refused.json()) as object]).toMatchObject([
      413,
      { message: expect.stringContaining('(20 MB)') },
    ]);
  });
});

describe('a body that is too slow', () => {
  it.each([
    ['of which nothing comes', []],
    ['of which a little comes now and then', ['x']],
  ])('is rejected with 408 on a closed connection, without reaching the API: %s', async (_, pieces) => {
    proxy = await stubProxy({ bounds: quick });
    const first = head('POST /api/x', 'content-length: 1000');
    const received = sendRaw(proxy.port, slowly(first, pieces[0] ?? '', 60));
    expect(read(await received)).toMatchObject({
      status: 408,
      closes: true,
      code: 'REQUEST_TOO_SLOW',
      more: '',
    });
    expect(await siteAnswers()).toBe(200);
    expect(proxy.requests.map(({ call }) => call)).toEqual(['GET /api/site']);
  });

  it('is an upload below the minimum rate', async () => {
    proxy = await stubProxy({ bounds: quick });
    const first = head('POST /api/media', 'content-length: 100000');
    const received = sendRaw(proxy.port, slowly(first, 'x'.repeat(20), 30));
    expect(read(await received)).toMatchObject({ status: 408, closes: true, code: 'REQUEST_TOO_SLOW' });
    await expect.poll(() => proxy.requests).toMatchObject([{ call: 'POST /api/media', body: 'broken' }]);
  });
});

/** Begins to send a body, and waits until it is being read. @returns a function that sends the rest, and resolves to the status. */
async function begin(address: string): Promise<() => Promise<number | undefined>> {
  const call = request(`${proxy.url}/api/x`, {
    method: 'POST',
    agent: false,
    headers: { 'content-length': 10, expect: '100-continue', 'x-forwarded-for': address },
  });
  const answer = once(call, 'response');
  call.flushHeaders();
  await once(call, 'continue');
  return async () => {
    call.end('0123456789');
    const [response] = (await answer) as [IncomingMessage];
    await text(response);
    return response.statusCode;
  };
}

it('limits the simultaneous bodies of one address', async () => {
  proxy = await stubProxy({ limits: { bodies: 2 }, settings: { TRUSTED_PROXIES: 'loopback' } });
  const from = (address: string) =>
    head('POST /api/x', 'content-length: 10', `x-forwarded-for: ${address}`, 'connection: close');
  const whole = (address: string) => sendRaw(proxy.port, [`${from(address)}0123456789`]);
  const finish = [await begin('192.0.2.1'), await begin('192.0.2.1')];
  expect(read(await whole('192.0.2.1'))).toMatchObject({ status: 429, closes: true });
  expect(await whole('192.0.2.2')).toMatch(/^HTTP\/1.1 200/);
  for (const end of finish) expect(await end()).toBe(200);
  expect(await whole('192.0.2.1')).toMatch(/^HTTP\/1.1 200/);
});

it('lets the API respond before it has read the body', async () => {
  proxy = await stubProxy();
  const answer = await fetch(`${proxy.url}/api/media`, {
    method: 'POST',
    body: Buffer.alloc(8 * MB),
    headers: { 'content-type': 'application/octet-stream', authorization: 'Bearer wrong' },
  });
  expect(answer.status).toBe(401);
  expect(await siteAnswers()).toBe(200);
});

it('lets no one inject the beginning of the next call', async () => {
  proxy = await stubProxy();
  const hidden = 'GET /api/hidden HTTP/1.1\r\nx: ';
  const first = head('GET /api/first', `content-length: ${hidden.length}`, 'connection: close');
  for (let time = 0; time < 3; time += 1) {
    await sendRaw(proxy.port, [first, hidden]);
    expect(await siteAnswers()).toBe(200);
  }
  expect(proxy.requests.map(({ call }) => call)).toEqual(
    Array.from({ length: 3 }, () => ['GET /api/first', 'GET /api/site']).flat(),
  );
});

it('limits the bytes per minute of one address, and not those of others', async () => {
  proxy = await stubProxy({ limits: { bodyBytes: 100_000 } });
  const send = (address: string, body: string) =>
    fetch(`${proxy.url}/api/x`, { method: 'POST', body, headers: { 'x-forwarded-for': address } });
  expect((await send('192.0.2.1', 'x'.repeat(60_000))).status).toBe(200);
  expect((await send('192.0.2.1', 'x'.repeat(40_000))).status).toBe(200);
  const refused = await send('192.0.2.1', 'x');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('192.0.2.2', 'x'.repeat(60_000))).status).toBe(200);
  expect((await fetch(`${proxy.url}/api/site`)).status).toBe(200);
});

it('reads no body where none is expected', async () => {
  proxy = await stubProxy();
  const received = read(await sendRaw(proxy.port, [head('POST /x', 'content-length: 60000'), '{']));
  expect(received).toMatchObject({ status: 404, closes: true, code: 'ROUTE_NOT_FOUND' });
});

it.each([
  '/api/%72eports/releases',
  '/api/x/%ud800',
  '/%ff',
  '/api/%2e/registry/files/home/1',
  '/%61pi/site',
])('rejects the path %s with the site’s headers', async (path) => {
  proxy = await stubProxy();
  const received = await sendRaw(proxy.port, [head(`GET ${path}`, 'connection: close')]);
  expect(read(received)).toMatchObject({ status: 400, code: 'ADDRESS_UNREADABLE' });
  expect(received).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(received).toMatch(/^content-security-policy: object-src 'none'/im);
  expect(proxy.requests).toEqual([]);
});

it.each(['/api/./registry/files/home/1', '/api\\registry/files/home/1'])(
  'forwards no path that the API would interpret differently: %s',
  async (path) => {
    proxy = await stubProxy();
    const received = await sendRaw(proxy.port, [
      head(`GET ${path}?path=server/remote.js`, 'connection: close'),
    ]);
    expect(read(received)).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' });
    expect(proxy.requests).toEqual([]);
  },
);
