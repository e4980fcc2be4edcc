import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.as('owner', 'OWNER');
  await api.call('GET /api/users/me', { token: owner });
});
afterAll(() => api.stop());

it('measures every part of the site', async () => {
  const { status, body } = await api.call('GET /api/dashboard/health', { token: owner });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    database: { state: 'good', milliseconds: expect.any(Number) },
    jobs: { due: expect.any(Number), active: expect.any(Number), failed: 0 },
    outbox: { state: 'good', events: 0, oldestSeconds: null, deliveries: 0, deadLetters: 0 },
    gameBridge: { state: 'unknown', players: null, slots: null, at: null },
    releases: { remotes: 0, damaged: [], waiting: 0 },
  });
  expect(Math.abs(Date.parse(body.measuredAt) - Date.now())).toBeLessThan(5_000);
});

it('reports failed deliveries', async () => {
  await api.database.sql(
    `INSERT INTO notification_events (id, type, subject, title, href, created_at, fanout_ended_at)
     VALUES ('11111111-0000-4000-8000-000000000000', 'article.published', 'x', 'X', '/x', now(), now())`,
  );
  await api.database.sql(
    `INSERT INTO notification_deliveries (event_id, user_id, channel, state, settled_at)
     VALUES ('11111111-0000-4000-8000-000000000000', 'auth0|owner', 'email', 'dead', now())`,
  );
  const { body } = await api.call('GET /api/dashboard/health', { token: owner });
  expect(body.outbox).toMatchObject({ state: 'attention', deadLetters: 1 });
});

it('counts stored rows by day, and omits metrics without rows', async () => {
  await api.database.sql(
    `INSERT INTO users (id, email, full_name, username, created_at)
     SELECT 'trend|' || n, n || '@x.test', 'T', 'trend' || n, now() - interval '2 days' FROM generate_series(1, 3) n`,
  );
  const { body } = await api.call('GET /api/dashboard/trends?days=90', { token: owner });
  expect(body.days).toHaveLength(90);
  expect(body.days.at(-1)).toBe(new Date().toISOString().slice(0, 10));
  expect(body.membersJoined?.at(-3)).toBe(3);
  expect(body.membersJoined?.at(-1)).toBe(1);
  expect(body).toMatchObject({ applicationsHandedIn: null, medianHoursToDecision: null, articlesRead: null });
});

it('counts a past day only once', async () => {
  await api.call('GET /api/dashboard/trends?days=90', { token: owner });
  const rows = await api.database.sql(
    `SELECT count(*)::int AS days, sum(value)::int AS joined, max(day)::text AS newest FROM daily_figures WHERE figure = 'membersJoined'`,
  );
  const dayBeforeYesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  expect(rows).toEqual([{ days: 88, joined: 3, newest: dayBeforeYesterday }]);
  await api.database.sql(`DELETE FROM users WHERE id LIKE 'trend|%'`);
  const { body } = await api.call('GET /api/dashboard/trends', { token: owner });
  expect(body.membersJoined?.at(-3)).toBe(3);
});

it('requires 30 or 90 days, and dashboard.read', async () => {
  expectError(await api.call('GET /api/dashboard/trends?days=31', { token: owner }), 422, 'INPUT_INVALID');
  const member = await api.as('member');
  for (const call of ['GET /api/dashboard/health', 'GET /api/dashboard/trends'])
    expectError(await api.call(call, { token: member }), 403, 'ACCESS_DENIED');
});
