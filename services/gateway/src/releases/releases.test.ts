import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BUCKETS, isInCanary } from '@boardwalk/contracts';
import { makeSmallDisk } from '@boardwalk/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type StubSite, stubSite } from '../testing/stub-site.ts';

let site: StubSite;
beforeAll(async () => {
  site = await stubSite();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.gateway.inject({ url, headers });
const channelOf = async (headers: Record<string, string> = {}) =>
  (
    JSON.parse((await get('/release-set', headers)).json<{ payload: string }>().payload) as {
      channel: string;
    }
  ).channel;

/** Waits until the gateway has fetched the plan again. */
async function withPlan(seq: number, canaries: { name: string; share: number }[]) {
  site.setPlan({ seq, canaries });
  await vi.waitFor(
    async () => {
      const { payload } = (await get('/release-set')).json<{ payload: string }>();
      expect((JSON.parse(payload) as { seq: number }).seq).toBe(seq);
    },
    { timeout: 1000, interval: 50 },
  );
  await wait(600);
}

it('returns the newest set within a second, never cached', async () => {
  await withPlan(2, []);
  expect((await get('/release-set')).headers['cache-control']).toBe('no-store');
});

it('sets no cookie while there is no canary', async () => {
  expect((await get('/')).headers['set-cookie']).toBeUndefined();
});

it('keeps each visitor in the bucket of their first visit', async () => {
  await withPlan(3, [{ name: 'home', share: 50 }]);
  const cookie = String((await get('/')).headers['set-cookie']);
  const bucket = Number(
    /^__Host-boardwalk-bucket=(\d+); Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(cookie)?.[1],
  );
  const expected = isInCanary(bucket, 'home', 50) ? 'canary' : 'live';
  for (let visit = 0; visit < 5; visit += 1)
    expect(await channelOf({ cookie: `__Host-boardwalk-bucket=${bucket}` })).toBe(expected);
  expect(
    (await get('/', { cookie: `__Host-boardwalk-bucket=${bucket}` })).headers['set-cookie'],
  ).toBeUndefined();
});

it('gives about a tenth of 1,000 new visitors a canary of ten percent', async () => {
  await withPlan(4, [{ name: 'home', share: 10 }]);
  const channels = await Promise.all(Array.from({ length: 1000 }, () => channelOf()));
  const chosen = channels.filter((channel) => channel === 'canary').length;
  expect(chosen).toBeGreaterThan(60);
  expect(chosen).toBeLessThan(145);
});

it('ignores an invalid bucket in a cookie', async () => {
  const cookie = String(
    (await get('/', { cookie: '__Host-boardwalk-bucket=99999999' })).headers['set-cookie'],
  );
  expect(Number(/=(\d+)/.exec(cookie)?.[1])).toBeLessThan(BUCKETS);
});

it('accepts a staff ticket that the registry signed, until it expires', async () => {
  const ticket = (expiresAt: string, kind = 'staff') =>
    site.issue({ kind, origin: 'http://localhost:1', expiresAt });
  const later = new Date(Date.now() + 60_000).toISOString();
  expect(await channelOf({ cookie: `__Host-boardwalk-channel=${await ticket(later)}` })).toBe('staff');
  const wrong = [await ticket('2026-01-01T00:00:00.000Z'), await ticket(later, 'development'), 'x.y.z', ''];
  for (const invalid of wrong) {
    const bucket = Array.from({ length: BUCKETS }, (_, index) => index).find(
      (index) => !isInCanary(index, 'home', 10),
    );
    expect(
      await channelOf({ cookie: `__Host-boardwalk-bucket=${bucket}; __Host-boardwalk-channel=${invalid}` }),
    ).toBe('live');
  }
});

it('rejects a ticket that was signed with the key of the sets', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const later = new Date(Date.now() + 60_000);
  const head = { alg: 'EdDSA', kid: (await site.sign('')).key };
  const claims = { kind: 'staff', expiresAt: later.toISOString(), exp: Math.floor(+later / 1_000) };
  const text = `${part(head)}.${part(claims)}`;
  const { signature } = await site.sign(text);
  expect(await channelOf({ cookie: `__Host-boardwalk-channel=${text}.${signature}` })).not.toBe('staff');
});

it('rejects a ticket in a cookie that another host of the domain could have set', async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const ticket = await site.issue({ kind: 'staff', expiresAt });
  expect(await channelOf({ cookie: `boardwalk-channel=${ticket}` })).not.toBe('staff');
});

it('uses plain cookie names without https', async () => {
  const plain = await stubSite(undefined, { SITE_ORIGIN: 'http://localhost:3000' });
  plain.setPlan({ seq: 2, canaries: [{ name: 'home', share: 50 }] });
  const first = await plain.gateway.inject('/');
  expect(String(first.headers['set-cookie'])).toMatch(
    /^boardwalk-bucket=\d+; [^;]+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(first.headers['strict-transport-security']).toBeUndefined();
  await plain.close();
});

it('allows a development server’s scripts for holders of its ticket, and no one else', async () => {
  const origin = 'http://localhost:4101';
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const token = await site.issue({ kind: 'development', origin, expiresAt });
  const page = await get('/', { cookie: `__Host-boardwalk-development=${token}` });
  expect(page.headers['content-security-policy']).toContain(`${origin}; `);
  expect(page.headers['content-security-policy']).toContain('ws://localhost:4101');
  expect(page.headers['integrity-policy']).toBeUndefined();
  const plain = await get('/');
  expect(plain.headers['content-security-policy']).not.toContain(origin);
  // A 304 would leave the browser with the other page's CSP.
  expect(plain.headers.etag).not.toBe(page.headers.etag);
});

it('fetches a file that only the API has, once, and stores it', async () => {
  const path = '/remotes/home/1.0.0-abc/assets/far.js';
  const first = await get(path);
  expect([first.statusCode, first.body]).toEqual([200, 'far();']);
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  site.setApiDown(true);
  expect((await get(path)).body).toBe('far();');
  site.setApiDown(false);
  expect((await get('/remotes/home/1.0.0-abc/assets/nowhere.js')).statusCode).toBe(404);
});

it('streams a file that it can’t store', async ({ skip }) => {
  const disk = makeSmallDisk(65_536) ?? skip('no small disk can be made here');
  const full = await stubSite(undefined, { RELEASES_DIR: join(disk.folder, 'releases') });
  try {
    disk.fill();
    const answer = await full.gateway.inject('/remotes/home/1.0.0-abc/assets/far.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'far();']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('text/javascript'),
    });
  } finally {
    await full.close();
    disk.remove();
  }
});

it('queries the API once for a file that doesn’t exist', async () => {
  const before = site.calls.length;
  expect((await get('/remotes/home/1.0.0-abc/assets/none.js')).statusCode).toBe(404);
  expect(site.calls.slice(before).filter((url) => url.includes('/files/'))).toHaveLength(1);
});

it('sandboxes a release’s page that is opened directly', async () => {
  const page = await get('/remotes/home/1.0.0-abc/assets/page.html');
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
    200,
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ]);
  const script = await get('/remotes/home/1.0.0-abc/assets/page.js');
  expect(String(script.headers['content-security-policy'])).not.toMatch(/sandbox|(default|script)-src/);
});

it('serves only files of releases', async () => {
  for (const path of [
    '/remotes/.uploads/home/x.js',
    '/remotes/home/..%2f..%2fx/y.js',
    '/remotes/home/1.0.0-abc/',
  ])
    expect((await get(path)).statusCode).toBe(404);
});

it('simulates faults of releases, but not on a retry', async () => {
  const entry = (kind: string) => `/remotes/home/1.0.0-abc~${kind}/remote-entry.js`;
  const whole = (await get('/remotes/home/1.0.0-abc/remote-entry.js')).body;
  expect((await get(entry('404'))).statusCode).toBe(404);
  expect((await get(entry('500'))).statusCode).toBe(500);
  expect((await get(entry('corrupt'))).body.length).toBeLessThan(whole.length);
  const tampered = (await get(entry('tampered'))).body;
  expect([tampered.length, tampered === whole]).toEqual([whole.length, false]);
  expect((await get(entry('throws-at-load'))).body).toMatch(/^throw /);
  expect((await get(entry('throws-in-render'))).body).toContain('This page throws');
  expect((await get('/remotes/home/1.0.0-abc~chunk-gone/assets/page.js')).statusCode).toBe(404);
  expect((await get('/remotes/home/1.0.0-abc~chunk-gone/remote-entry.js')).body).toBe(whole);
  expect((await get(`${entry('404')}?attempt=1`)).body).toBe(whole);
  expect((await get(`${entry('chunk-gone')}?attempt=1`)).body).toBe(whole);
  expect((await get('/remotes/home/1.0.0-abc~chunk-gone/assets/page.js')).body).toBe('page();');
  expect((await get(`${entry('throws-at-load')}?attempt=1`)).body).toMatch(/^throw /);
  expect((await get('/?fault=home:hang')).statusCode).toBe(200);
  expect((await get('/?fault=home:hang:more')).statusCode).toBe(200);
  expect(site.queries.some((query) => query.includes('fault=home%3Ahang'))).toBe(true);
  expect(site.queries.some((query) => query.includes('more'))).toBe(false);
});

it.each([
  ['off', 'development'],
  ['on', 'production'],
])('has no faults with FAULTS=%s and NODE_ENV=%s', async (FAULTS, NODE_ENV) => {
  const plain = await stubSite(undefined, { FAULTS, NODE_ENV });
  await plain.gateway.inject('/?fault=home:hang');
  expect(plain.queries.filter((query) => query.includes('fault'))).toEqual([]);
  const file = await plain.gateway.inject('/remotes/home/1.0.0-abc~500/remote-entry.js');
  expect(file.statusCode).not.toBe(500);
  await plain.close();
});
