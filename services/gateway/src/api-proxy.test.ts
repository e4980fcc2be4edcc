import { setTimeout as wait } from 'node:timers/promises';
import { errorObjectSchema } from '@boardwalk/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { type StubProxy, stubProxy } from './testing/stub-proxy.ts';

let proxy: StubProxy;
afterEach(() => proxy.close());

const open: AbortController[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});

/** Starts a call, or a stream, which is ended after the test. */
function call(path: string, address = '192.0.2.1', headers: Record<string, string> = {}, method = 'GET') {
  const end = new AbortController();
  open.push(end);
  const answer = fetch(proxy.url + path, {
    method,
    signal: end.signal,
    headers: { 'x-forwarded-for': address, ...headers },
  });
  return Object.assign(answer, { end: () => end.abort() });
}
const listen = (address?: string, headers?: Record<string, string>) =>
  call('/api/live/events', address, headers);
const statusOf = async (answer: Promise<Response>) => (await answer).status;

async function expectRefusal(answer: Response, status: number, code: string) {
  const error = errorObjectSchema.parse(await answer.json());
  expect([answer.status, error.status, error.details.code]).toEqual([status, status, code]);
}

describe('event streams', () => {
  it('have connections of their own, while calls share others', async () => {
    proxy = await stubProxy();
    await Promise.all([listen(), call('/api/site'), call('/api/site')]);
    const connections = new Map(proxy.requests.map(({ call, connection }) => [call, connection]));
    expect(Object.fromEntries(connections)).toEqual({
      'GET /api/live/events': 'close',
      'GET /api/site': 'keep-alive',
    });
  });

  it('of one address are limited, and the next is rejected until one has ended', async () => {
    proxy = await stubProxy({ limits: { streams: 3 } });
    const first = listen();
    expect(await Promise.all([first, listen(), listen()].map(statusOf))).toEqual([200, 200, 200]);
    const refused = await listen();
    const { headers } = refused;
    expect([headers.get('retry-after'), headers.get('connection')]).toEqual(['30', 'close']);
    await expectRefusal(refused, 429, 'TOO_MANY_REQUESTS');
    expect([await statusOf(listen('192.0.2.2')), await statusOf(call('/api/site'))]).toEqual([200, 200]);
    first.end();
    await expect.poll(() => proxy.openStreams()).toBe(3);
    await expect.poll(() => statusOf(listen())).toBe(200);
  });

  it('are counted per /64 for IPv6', async () => {
    proxy = await stubProxy({ limits: { streams: 1 } });
    expect(await statusOf(listen('2001:db8:0:1::1'))).toBe(200);
    expect(await statusOf(listen('2001:db8:0:1:ffff::2'))).toBe(429);
    expect(await statusOf(listen('2001:db8:0:2::1'))).toBe(200);
  });

  it('of one token are limited, wherever they come from', async () => {
    proxy = await stubProxy({ limits: { streamsOfCaller: 2 } });
    const mine = { authorization: 'Bearer mine' };
    const answers = [listen('192.0.2.1', mine), listen('192.0.2.2', mine)];
    expect(await Promise.all(answers.map(statusOf))).toEqual([200, 200]);
    await expectRefusal(await listen('192.0.2.3', mine), 429, 'TOO_MANY_REQUESTS');
    expect(await statusOf(listen('192.0.2.3', { authorization: 'Bearer other' }))).toBe(200);
  });

  it('are limited in total by the available memory', async () => {
    proxy = await stubProxy({ limits: { allStreams: 2 } });
    await Promise.all([listen('192.0.2.1'), listen('192.0.2.2')]);
    await expectRefusal(await listen('192.0.2.3'), 503, 'UNAVAILABLE');
  });

  it('are counted for HEAD like GET, and rejected under another spelling', async () => {
    proxy = await stubProxy({ limits: { streams: 1 } });
    await listen();
    expect(await statusOf(call('/api/live/%65vents'))).toBe(400);
    expect(await statusOf(call('/api/live/events', '192.0.2.1', {}, 'HEAD'))).toBe(429);
    expect(await statusOf(call('/api/live/events', '192.0.2.2', {}, 'HEAD'))).toBe(200);
  });
});

describe('calls', () => {
  it('of one address are limited in number at the same time', async () => {
    proxy = await stubProxy({ limits: { calls: 2 } });
    for (let count = 0; count < 2; count += 1) void call('/api/hanging').catch(() => {});
    await wait(100);
    const refused = await call('/api/site');
    expect(refused.headers.get('retry-after')).toBe('1');
    await expectRefusal(refused, 429, 'TOO_MANY_REQUESTS');
    expect(await statusOf(call('/api/site', '192.0.2.2'))).toBe(200);
  });

  it('get the other files of releases', async () => {
    proxy = await stubProxy();
    expect(await statusOf(call('/api/registry/files/home/1?path=assets/a.js'))).toBe(200);
  });
});

it('ignores the client address of an untrusted sender, and warns once', async () => {
  proxy = await stubProxy({ settings: { TRUSTED_PROXIES: '' }, limits: { streams: 1 } });
  const { from } = (await (await call('/api/site', '192.0.2.1')).json()) as { from: string };
  expect(from).toMatch(/^(127\.0\.0\.1|::1)$/);
  await listen('192.0.2.1');
  expect(await statusOf(listen('192.0.2.2'))).toBe(429);
  const warnings = proxy.logs.filter(({ msg }) => String(msg).includes('TRUSTED_PROXIES'));
  expect(warnings).toHaveLength(1);
});

it('limits the connections of an address, and not those of a trusted proxy', async () => {
  proxy = await stubProxy({ settings: { TRUSTED_PROXIES: '' }, limits: { connections: 4 } });
  let begun = 0;
  const hanging = Array.from({ length: 10 }, () =>
    listen('192.0.2.1').then(
      () => {
        begun += 1;
        return 'begun';
      },
      () => 'cut off',
    ),
  );
  await expect.poll(() => begun).toBe(4);
  await proxy.close();
  expect((await Promise.all(hanging)).filter((end) => end === 'cut off')).toHaveLength(6);
  proxy = await stubProxy({ limits: { connections: 4 } });
  for (let stream = 0; stream < 10; stream += 1) void listen(`192.0.2.${stream}`).catch(() => {});
  await expect.poll(() => proxy.openStreams()).toBe(10);
});

it('logs caller and path, without query, token or cookie', async () => {
  proxy = await stubProxy();
  const headers = { authorization: 'Bearer a-secret', cookie: 'boardwalk-channel=a-secret' };
  await call('/api/site?code=a-secret', '192.0.2.1', headers);
  await call('/nowhere?code=a-secret', '192.0.2.1', headers, 'POST');
  await expect
    .poll(() => proxy.logs.filter(({ msg }) => msg === 'request'))
    .toMatchObject([
      { method: 'GET', path: '/api/site', status: 200, address: '192.0.2.1' },
      { method: 'POST', path: '/nowhere', status: 404 },
    ]);
  expect(JSON.stringify(proxy.logs)).not.toContain('a-secret');
});
