import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.as('reader', 'STAFF');
  await api.call('GET /api/users/me', { token });
  await api.database.sql(`INSERT INTO feed_items (kind, title, body, author_id, published_at, pin_slot)
    SELECT 'post', 'item ' || n, 'body', CASE WHEN n <> 9 THEN 'auth0|reader' END,
      now() - (n / 4) * interval '1 hour', CASE WHEN n IN (5, 20) THEN n / 5 - 1 + (n = 5)::int ELSE NULL END
    FROM generate_series(1, 25) n`);
  await api.database.sql(`INSERT INTO audit_entries (action, target, at)
    SELECT CASE WHEN n % 2 = 0 THEN 'role.assigned' ELSE 'user.joined' END,
      '{"type":"user","id":"x","label":"X"}', now() - (n / 4) * interval '1 minute' FROM generate_series(1, 25) n`);
});
afterAll(() => api.stop());

/** Returns all items of a list, page by page. `ask` receives the query string. */
async function walk<Item>(
  ask: (query: string) => Promise<Answer<{ items: Item[]; nextCursor: string | null }>>,
  limit: number,
): Promise<Item[]> {
  const seen: Item[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await ask(`limit=${limit}${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.items);
    if (!body.nextCursor) return seen;
    cursor = body.nextCursor;
  }
}
const feed = (query: string) => api.call(`GET /api/feed?${query}`, { token });
const log = (query: string) => api.call(`GET /api/audit?${query}`, { token });

it('lists pinned items first, then the newest, each once', async () => {
  const items = await walk(feed, 4);
  expect(new Set(items.map(({ id }) => id)).size).toBe(25);
  expect(items.map(({ pinned }) => pinned)).toEqual([true, true, ...Array(23).fill(false)]);
  const times = items.slice(2).map(({ publishedAt }) => publishedAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(items[0]?.author).toEqual({ fullName: 'Reader Tester', username: 'reader', avatarUrl: null });
  expect(items.find(({ title }) => title === 'item 9')?.author.username).toBe('deleted-member');
});

it('allows at most three pinned items', async () => {
  await expect(
    api.database.sql('UPDATE feed_items SET pin_slot = 4 WHERE title = $1', ['item 1']),
  ).rejects.toThrow('feed_items_pin_slots');
});

it('lists the audit log newest first, each entry once, optionally by action', async () => {
  const all = await walk(log, 6);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(25);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  const assigned = await walk((query) => log(`action=role.assigned&${query}`), 5);
  expect(assigned.every(({ action }) => action === 'role.assigned')).toBe(true);
  expect(assigned.length).toBeGreaterThanOrEqual(12);
});

it.each(['/api/feed', '/api/audit'])('rejects a foreign cursor on %s', async (path) => {
  const foreign = Buffer.from(JSON.stringify([-1, 'x'])).toString('base64url');
  expectError(await api.call(`GET ${path}?cursor=${foreign}`, { token }), 422, 'INPUT_INVALID');
});

it('logs a page that was not found', async () => {
  const answer = await api.call('POST /api/reports/not-found', { body: { path: '/no/such/page' } });
  expect(answer.status).toBe(204);
  expect(api.logs).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: 'page not found', path: '/no/such/page', status: 404 }),
  );
});
