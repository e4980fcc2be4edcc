import { GATEWAY_KEY_HEADER, SUCCESS_SAMPLE } from '@boardwalk/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { listen } from '../../../../test/test-events.ts';
import { TestIssuer } from '../../../../test/test-issuer.ts';
import { publish, serve } from '../../../../test/test-releases.ts';
import { RowRetentionService } from '../../../platform/retention/row-retention.service.ts';

let database: TestDatabase;
// Token verification is set up once per process, so both APIs have to share an issuer.
let issuer: TestIssuer;
let api: TestApi;
/** As in production: without faults, behind a proxy that forwards addresses. */
let production: TestApi;
let remotes = 0;
let news = '';
beforeAll(async () => {
  database = await createTestDatabase();
  issuer = await TestIssuer.start();
  api = await startTestApi({ database, issuer, environment: { FAULTS: 'on' } });
  production = await startTestApi({ database, issuer });
});
afterAll(async () => {
  await api.stop();
  await production.stop();
  await issuer.stop();
  await database.drop();
});
beforeEach(async () => {
  remotes += 1;
  news = `news-${remotes}`;
  for (const version of ['1', '2', '3']) await publish(database, news, version);
});

/** Log lines go to the process of this test that started last. */
const logs = () => [...api.logs, ...production.logs];
const soon = { timeout: 3_000, interval: 20 };

interface Said {
  version: string;
  outcome: string;
  times?: number;
  address?: string;
  name?: string;
}

async function report(
  to: TestApi,
  { version, outcome, times = 1, address = '203.0.113.1', name = news }: Said,
) {
  const reports = Array.from({ length: times }, () => ({ name, version, outcome, ms: 120 }));
  const headers = { 'x-forwarded-for': address };
  const answer = await to.call('POST /api/reports/releases', { body: { reports }, headers });
  expect(answer.status).toBe(204);
}
const counted = () =>
  database.sql(
    `SELECT version, outcome, sum(count)::int AS count FROM release_outcomes WHERE remote = $1
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [news],
  );
const served = async () => {
  const [row] = await database.sql(
    'SELECT live, previous, canary, staff FROM served_remotes WHERE remote = $1',
    [news],
  );
  return row;
};
const demotions = () =>
  database.sql<{ actor: unknown; before: object; after: object }>(
    `SELECT actor, before, after FROM audit_entries WHERE action = 'release.demoted' AND target->>'id' = $1`,
    [news],
  );

it('counts reports about existing versions, and silently drops the rest', async () => {
  await serve(database, news, { live: '2' });
  await report(api, { version: '2', outcome: 'drawn', times: 3 });
  await report(api, { version: '2', outcome: 'drawn' });
  await report(api, { version: '1', outcome: 'timed-out', times: 2 });
  await report(api, { version: '9', outcome: 'drawn' });
  await report(api, { version: '2', outcome: 'set-refused' });
  expect(await counted()).toEqual([
    { version: '1', outcome: 'timed-out', count: 2 },
    { version: '2', outcome: 'drawn', count: 4 * SUCCESS_SAMPLE },
  ]);
});

it('warns of refused sets and counts them, regardless of their contents', async () => {
  for (const version of ['x', 'y']) await report(api, { name: 'shell', version, outcome: 'set-refused' });
  await report(api, { name: 'shell', version: 'x', outcome: 'drawn' });
  const rows = await database.sql(
    `SELECT version, outcome, count FROM release_outcomes WHERE remote = 'shell'`,
  );
  expect(rows).toEqual([{ version: 'set', outcome: 'set-refused', count: 2 }]);
  const warned = logs().filter(({ msg }) => msg === 'release set refused');
  expect(warned.map(({ level, reports }) => [level, reports])).toEqual([
    ['warn', 1],
    ['warn', 1],
  ]);
});

it('rolls back a version that fails for everyone, and announces it everywhere', async () => {
  await serve(database, news, { live: '2', previous: '1' });
  const listeners = await Promise.all([listen(api), listen(production)]);
  await report(api, { version: '2', outcome: 'drawn' });
  await report(api, { version: '2', outcome: 'render-failed', times: 4 });
  expect((await served())?.live).toBe('2');
  await report(api, { version: '2', outcome: 'load-failed', times: 2 });
  await expect.poll(served, soon).toMatchObject({ live: '1', previous: null });
  for (const { named, close } of listeners) {
    await expect.poll(() => named('demoted'), soon).toEqual([{ name: news, version: '2', to: '1' }]);
    await expect.poll(() => named('health'), soon).toContainEqual({ name: news });
    close();
  }
  const [story, ...more] = await demotions();
  expect(more).toEqual([]);
  expect(story).toMatchObject({
    actor: null,
    before: { live: '2' },
    after: { live: '1', version: '2', drawn: SUCCESS_SAMPLE, failed: 6, cause: 'render-failed' },
  });
  const [row] = await database.sql('SELECT demoted_at FROM releases WHERE remote = $1 AND version = $2', [
    news,
    '2',
  ]);
  expect(row?.demoted_at).not.toBeNull();
  await expect
    .poll(() => logs().find(({ msg, name }) => msg === 'release demoted' && name === news))
    .toMatchObject({ level: 'warn', version: '2', to: '1', failed: 6 });
});

it('ends a failing canary without affecting other visitors', async () => {
  await serve(database, news, { live: '2', previous: '1', canary: '3' });
  await report(api, { version: '3', outcome: 'timed-out', times: 5 });
  await expect.poll(served, soon).toMatchObject({ live: '2', previous: '1', canary: null });
});

it.each([
  ['has been out for longer than a day', { live: '2', previous: '1', hours: 25 }, '2', 20],
  ['has nothing to go back to', { live: '2' }, '2', 20],
  ['isn’t served', { live: '2', previous: '1' }, '3', 20],
])('keeps a version that %s', async (_, channels, version, times) => {
  await serve(database, news, channels);
  await report(api, { version, outcome: 'render-failed', times });
  await new Promise((done) => setTimeout(done, 300));
  expect((await served())?.live).toBe('2');
  expect(await demotions()).toEqual([]);
});

it('keeps a version that works for most visitors', async () => {
  await serve(database, news, { live: '2', previous: '1' });
  await report(api, { version: '2', outcome: 'drawn', times: 20 });
  await report(api, { version: '2', outcome: 'render-failed', times: 20 });
  await new Promise((done) => setTimeout(done, 300));
  expect(await demotions()).toEqual([]);
});

it('rolls back a version after reports from three networks, not from many addresses of two', async () => {
  await serve(database, news, { live: '2', previous: '1' });
  for (let time = 0; time < 3; time += 1) {
    await report(production, { version: '2', outcome: 'load-failed', times: 20, address: '2001:db8::1' });
    await report(production, { version: '2', outcome: 'render-failed', times: 20, address: '2001:db8::2' });
    await report(production, { version: '2', outcome: 'load-failed', times: 20, address: '203.0.113.7' });
    await report(production, { version: '2', outcome: 'load-failed', times: 20, address: '203.0.113.8' });
  }
  await new Promise((done) => setTimeout(done, 300));
  expect(await counted()).toEqual([{ version: '2', outcome: 'load-failed', count: 6 }]);
  expect((await served())?.live).toBe('2');
  await report(production, { version: '2', outcome: 'render-failed', address: '198.51.100.1' });
  await expect.poll(served, soon).toMatchObject({ live: '1' });
});

it('rolls back a version of a quiet remote that fails for its few visitors, over a long time', async () => {
  await serve(database, news, { live: '2', previous: '1' });
  const visits = ['203.0.113.1', '198.51.100.1', '192.0.2.1'];
  for (const address of visits) {
    expect((await served())?.live).toBe('2');
    await report(production, { version: '2', outcome: 'hung', address });
    // Moves the reports hours apart, out of the window of two minutes.
    await database.sql(`UPDATE release_outcomes SET minute = minute - interval '3 hours' WHERE remote = $1`, [
      news,
    ]);
  }
  await expect.poll(served, soon).toMatchObject({ live: '1' });
});

it('notifies the managers of releases of a rollback and its cause', async () => {
  const token = await api.as('wanda', 'OWNER');
  await api.call('GET /api/users/me', { token });
  await serve(database, news, { live: '2', previous: '1' });
  const cause = {
    message: 'Cannot read properties of undefined',
    frame: { file: 'assets/main.js', line: 1, column: 20 },
    route: '/news/:slug',
  };
  const reports = Array.from({ length: 6 }, () => ({
    name: news,
    version: '2',
    outcome: 'threw-later',
    cause,
  }));
  await api.call('POST /api/reports/releases', {
    body: { reports },
    headers: {
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    },
  });
  await expect.poll(served, soon).toMatchObject({ live: '1' });
  const told = 'threw-later: Cannot read properties of undefined at assets/main.js:1:20 on /news/:slug';
  expect((await demotions())[0]?.after).toMatchObject({ cause: told });
  await expect
    .poll(
      async () =>
        (await api.call('GET /api/notifications', { token })).body.items.find(
          ({ type, facts }) => type === 'release.demoted' && facts.title.startsWith(news),
        )?.facts.title,
      { timeout: 10_000 },
    )
    .toBe(`${news} 2: ${told}`);
  const { body } = await api.call(`GET /api/releases/${news}/2/failures`, { token });
  expect(body).toMatchObject({
    items: [
      {
        outcome: 'threw-later',
        message: cause.message,
        frame: 'assets/main.js:1:20',
        route: '/news/:slug',
        browser: 'Chrome 156',
        count: 6,
      },
    ],
  });
});

it('stores fifty kinds of failures per version, and rejects render failures reported by pages', async () => {
  for (let kind = 0; kind < 60; kind += 20) {
    const reports = Array.from({ length: 20 }, (_, index) => ({
      name: news,
      version: '3',
      outcome: 'render-failed' as const,
      cause: { message: `number ${kind + index}`, route: '/news' },
    }));
    await api.call('POST /api/reports/releases', { body: { reports } });
  }
  await report(api, { version: '3', outcome: 'draw-failed', times: 5 });
  const [row] = await database.sql('SELECT count(*)::int AS kinds FROM release_failures WHERE remote = $1', [
    news,
  ]);
  expect(row?.kinds).toBe(50);
});

it('rolls back a version once when several processes detect its failure', async () => {
  await serve(database, news, { live: '2', previous: '1' });
  const other = await startTestApi({ database, issuer });
  await Promise.all(
    [api, other, api, other, api, other].map((to) =>
      report(to, { version: '2', outcome: 'timed-out', times: 10 }),
    ),
  );
  await expect.poll(served, soon).toMatchObject({ live: '1' });
  await new Promise((done) => setTimeout(done, 300));
  expect(await demotions()).toHaveLength(1);
  await other.stop();
});

it('deletes reports after a week', async () => {
  await database.sql(
    `INSERT INTO release_outcomes VALUES ($1, '1', now() - interval '8 days', 'drawn', 1),
     ($1, '2', now() - interval '6 days', 'drawn', 1)`,
    [news],
  );
  await api.get(RowRetentionService).deleteOld();
  await expect.poll(counted, soon).toEqual([{ version: '2', outcome: 'drawn', count: 1 }]);
});

it('shows the health of a version to managers of releases', async () => {
  await serve(database, news, { live: '2' });
  await report(api, { version: '2', outcome: 'drawn', times: 2 });
  await report(api, { version: '2', outcome: 'timed-out' });
  const answer = await api.call('GET /api/releases', { token: await api.as('olga', 'OWNER') });
  const shown = answer.body.items.find(({ name }) => name === news);
  const health = (version: string) =>
    shown?.versions.find((candidate) => candidate.version === version)?.health;
  expect(health('2')).toMatchObject({ drawn: 2 * SUCCESS_SAMPLE, failed: 1 });
  expect(health('2')?.series.at(-1)).toMatchObject({ failed: 1 });
  expect(health('1')).toEqual({ drawn: 0, failed: 0, series: [] });
});

it('accepts render failures from the gateway, and rolls back after three of them', async () => {
  const key = 'k'.repeat(43);
  const guarded = await startTestApi({ database, issuer, environment: { GATEWAY_KEY: key } });
  await serve(database, news, { live: '2', previous: '1' });
  const cause = { message: 'ReferenceError: window is not defined', route: '/news' };
  const tell = (headers: Record<string, string>) =>
    guarded.call('POST /api/reports/releases', {
      body: { reports: [{ name: news, version: '2', outcome: 'draw-failed', cause }] },
      headers,
    });
  for (let time = 0; time < 5; time += 1) await tell({ [GATEWAY_KEY_HEADER]: 'x'.repeat(43) });
  for (let time = 0; time < 2; time += 1) await tell({ [GATEWAY_KEY_HEADER]: key });
  await new Promise((done) => setTimeout(done, 300));
  expect((await served())?.live).toBe('2');
  await tell({ [GATEWAY_KEY_HEADER]: key });
  await expect.poll(served, soon).toMatchObject({ live: '1' });
  expect((await demotions())[0]?.after).toMatchObject({
    cause: 'draw-failed: ReferenceError: window is not defined on /news',
  });
  await guarded.stop();
});
