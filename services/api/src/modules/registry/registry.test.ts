import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSignedBy, type ReleaseSet, releaseSetSchema } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cuttableProxy } from '../../../test/cuttable-proxy.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { publish, releaseOf, serve } from '../../../test/test-releases.ts';
import { testSigningKey } from '../../../test/test-signing-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-releases-'));
let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof cuttableProxy>>;
let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await cuttableProxy(new URL(database.url));
  const environment = { RELEASES_DIR: folder };
  api = await startTestApi({
    database: { ...database, url: proxy.url.href },
    environment: { ...environment, FAULTS: 'on' },
  });
  other = await startTestApi({ database, environment });
  for (const version of ['1', '2', '3', '4']) await publish(database, 'news', version);
  await publish(database, 'home', '1');
  await serve(database, 'home', { live: '1' });
  await serve(database, 'news', { live: '2', previous: '1', canary: '3', share: 25, staff: '4' });
});
afterAll(async () => {
  await api.stop();
  await other.stop();
  await proxy.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Polling options: a process receives a change a moment after it happened. */
const soon = { timeout: 1_000, interval: 20 };

interface Signed {
  seq: number;
  integrity: Record<string, string>;
  set: ReleaseSet;
}

async function signed(query = '', from = api): Promise<Signed> {
  const { status, body } = await from.call(`GET /api/registry/signed?${query}`);
  expect(status).toBe(200);
  expect(await isSignedBy(body, [(await testSigningKey()).publicKey])).toBe(true);
  expect(body.payload).not.toMatch(/[<>&]/);
  return { ...body, set: releaseSetSchema.parse(JSON.parse(body.payload)) };
}
const versionsOf = (set: { remotes: { name: string; version: string }[] }) =>
  set.remotes.map(({ name, version }) => `${name}@${version}`);
const live = async (from = api) => versionsOf((await from.call('GET /api/registry')).body);

it('returns the live versions to everyone', async () => {
  await expect.poll(() => live(), soon).toEqual(['home@1', 'news@2']);
  const first = await api.call('GET /api/registry');
  expect(releaseSetSchema.parse(first.body)).toEqual(first.body);
  expect(first.body.channel).toBe('live');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await api.call('GET /api/registry', { headers })).status).toBe(304);
});

it('decides who gets a canary, and signs the set of each selection', async () => {
  const plan = await api.call('GET /api/registry/plan');
  expect(plan.body.canaries).toEqual([{ name: 'news', share: 25 }]);
  const [everybody, chosen, staff] = await Promise.all([
    signed(),
    signed('canaries=news,home,nothing'),
    signed('channel=staff'),
  ]);
  expect(everybody.set).toEqual((await api.call('GET /api/registry')).body);
  expect([chosen.set.channel, versionsOf(chosen.set)]).toEqual(['canary', ['home@1', 'news@3']]);
  expect([staff.set.channel, versionsOf(staff.set)]).toEqual(['staff', ['home@1', 'news@4']]);
  expect(chosen.set.remotes[1]?.fallback?.version).toBe('2');
  for (const { set, seq } of [everybody, chosen, staff]) expect([set.seq, seq]).toEqual([plan.body.seq, seq]);
  expect(new Set([everybody, chosen, staff].map(({ set }) => set.id)).size).toBe(3);
  expect(Object.keys(chosen.integrity)).toEqual(chosen.set.remotes.flatMap(({ preload }) => preload));
});

it('signs identical sets in every process', async () => {
  await expect.poll(() => live(other), soon).toEqual(await live());
  expect(await signed('canaries=news', other)).toEqual(await signed('canaries=news'));
});

it('receives changes within a second in every process, with increasing numbers', async () => {
  const before = (await signed()).set;
  const seq = await serve(database, 'news', { live: '3', previous: '2' });
  const told = Date.now();
  await expect.poll(() => live(), soon).toEqual(['home@1', 'news@3']);
  await expect.poll(() => live(other), soon).toEqual(['home@1', 'news@3']);
  expect(Date.now() - told).toBeLessThan(1_000);
  const after = (await signed()).set;
  expect(after.registry).toBe(before.registry);
  expect([before.seq < after.seq, after.seq]).toEqual([true, seq]);
  expect(after.seq).toBeGreaterThan(Date.now() - 60_000);
  expect(after.issuedAt >= before.issuedAt).toBe(true);
});

it('is signed again each hour, with its expiry', async () => {
  const first = (await signed()).set;
  expect(Date.parse(first.expiresAt ?? '')).toBeGreaterThan(Date.now() + 24 * 3_600_000);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 3_600_000);
  const second = (await signed()).set;
  vi.useRealTimers();
  expect(Date.parse(second.expiresAt ?? '') - Date.parse(first.expiresAt ?? '')).toBe(3_600_000);
  expect({ ...second, expiresAt: first.expiresAt }).toEqual(first);
});

describe('faults', () => {
  it('are added to the set where they are enabled', async () => {
    const { set, integrity } = await signed('fault=news:hang');
    expect(set.remotes[1]?.entry).toBe('/remotes/news/3~hang/remote-entry.js');
    expect(integrity).toHaveProperty(['/remotes/news/3~hang/static/page.js']);
    expect((await signed('fault=news:nonsense')).set).toEqual((await signed()).set);
  });

  it('are ignored where they aren’t enabled', async () => {
    expect(await signed('fault=news:hang', other)).toEqual(await signed('', other));
  });
});

describe('files', () => {
  const get = (path: string) => api.call(`GET /api/registry/files/${path}`, { headers: { accept: '*/*' } });
  beforeAll(async () => {
    mkdirSync(join(folder, 'news', '3', 'static'), { recursive: true });
    writeFileSync(join(folder, 'news', '3', 'static', 'page.js'), 'let page;');
    writeFileSync(join(folder, 'news', '3', 'secret.txt'), 'not announced');
    mkdirSync(join(folder, 'news', '5', 'server'), { recursive: true });
    writeFileSync(join(folder, 'news', '5', 'server', 'remote.js'), 'exports.remote = {};');
    const { files } = releaseOf('news', '5');
    const bundle = { bytes: 20, packed: 20, hash: 'A'.repeat(64) };
    await publish(database, 'news', '5', { files: { ...files, 'server/remote.js': bundle } });
  });

  it.each([
    ['files/news/5?path=server/remote.js', 404],
    ['%66iles/news/5?path=server/remote.js', 400],
    ['files/news/5?path=%73erver%2Fremote.js', 404],
    ['files/news/5?path=server/remote.js&path=server/remote.js', 422],
    ['./%66%69les/news/5?path=server/remote.js', 400],
  ] as const)('for servers are hidden from forwarded calls: %s, %i', async (path, status) => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const answer = await api.call(`GET /api/registry/${path}`, { headers });
    expect(answer.status).toBe(status);
  });

  it('for servers are available to a gateway', async () => {
    expect((await get('news/5?path=server/remote.js')).body).toBe('exports.remote = {};');
  });

  it('are cacheable permanently', async () => {
    const answer = await get('news/3?path=static/page.js');
    expect([answer.status, answer.body]).toEqual([200, 'let page;']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '9',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    'news/3?path=static/page.css',
    'news/3?path=secret.txt',
    'news/9?path=static/page.js',
    'nothing/3?path=static/page.js',
  ])('that weren’t announced or don’t exist are missing: %s', async (path) => {
    expectError(await get(path), 404, 'RELEASE_NOT_FOUND');
  });

  it.each(['../3/static/page.js', '%2e%2e/x', '/etc/passwd', 'static//page.js', ''])(
    'can’t be reached by %s',
    async (path) => {
      expectError(await get(`news/3?path=${path}`), 422, 'INPUT_INVALID');
    },
  );
});

it('keeps returning its known state while the database is down', async () => {
  const before = await signed();
  proxy.cut();
  await new Promise((done) => setTimeout(done, 1_100));
  for (let call = 0; call < 3; call += 1) {
    expect(await signed()).toEqual(before);
    expect((await api.call('GET /api/registry')).body).toEqual(before.set);
    expect((await api.call('GET /api/registry/plan')).body.seq).toBe(before.seq);
  }
  await serve(database, 'news', { live: '4', previous: '3' });
  proxy.restore();
  await expect.poll(() => live(), { timeout: 8_000, interval: 50 }).toEqual(['home@1', 'news@4']);
});

it('is ready once it can make a set', async () => {
  const ready = await api.call('GET /api/health/ready');
  expect([ready.status, ready.body.checks]).toEqual([
    200,
    { database: { status: 'up' }, releases: { status: 'up' } },
  ]);
});
