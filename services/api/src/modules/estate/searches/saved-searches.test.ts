import { ESTATE_LIMITS, type SavedSearch } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { makeMembers } from '../../../../test/test-calendar.ts';
import { SALE, startMarket } from '../../../../test/test-market.ts';
import { inboxAfterFanout, untilFannedOut } from '../../../../test/test-notifications.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
});
afterAll(() => api.stop());

const save = (token: string, criteria: Partial<SavedSearch['criteria']> = {}, notify = true) =>
  api.call('POST /api/saved-searches', { token, body: { name: 'By the water', criteria, notify } });
const list = async (token: string) => (await api.call('GET /api/saved-searches', { token })).body.items;

describe('saved searches', () => {
  it('are visible only to their member, last saved first, with the number of matches', async () => {
    const mel = await api.as('mel');
    const { status, body } = await save(mel, { district: 'saltworks', search: '' });
    expect([status, body]).toMatchObject([
      201,
      { criteria: { kind: 'any', district: 'saltworks' }, matches: 0 },
    ]);
    await market.offered();
    await market.offered({ ...SALE, price: 2_000 });
    await save(mel, { maxPrice: 5_000, kind: 'sale', search: 'SALT' });
    expect((await list(mel)).map(({ matches }) => matches)).toEqual([1, 2]);
    const change = (token: string) =>
      api.call(`PUT /api/saved-searches/${body.id}`, { token, body: { name: 'Salt', notify: false } });
    expectError(await change(market.buyer), 404, 'SAVED_SEARCH_NOT_FOUND');
    expect((await change(mel)).body).toMatchObject({ name: 'Salt', notify: false, matches: 2 });
    const remove = (token: string) => api.call(`DELETE /api/saved-searches/${body.id}`, { token });
    expectError(await remove(market.buyer), 404, 'SAVED_SEARCH_NOT_FOUND');
    expect((await remove(mel)).status).toBe(204);
    expect(await list(mel)).toHaveLength(1);
    expectError(await api.call('GET /api/saved-searches'), 401, 'AUTHENTICATION_REQUIRED');
  });

  it('are limited to twenty, even when thirty are saved simultaneously', async () => {
    const token = await api.as('nora');
    await api.call('GET /api/users/me', { token });
    const answers = await Promise.all(Array.from({ length: 30 }, () => save(token)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(ESTATE_LIMITS.searches);
    const [refused] = answers.filter(({ status }) => status !== 201);
    expectError(refused ?? { status: 0, headers: new Headers(), body: {} }, 409, 'SAVED_SEARCHES_FULL');
    expect(await list(token)).toHaveLength(ESTATE_LIMITS.searches);
  });
});

describe('a new listing', () => {
  it('notifies each member with matching searches once, except its seller', async () => {
    const names = ['any', 'kind', 'price', 'garage', 'words', 'silent', 'other', 'dear', 'rent'];
    const members = await makeMembers(api, names.length, 'seeker');
    const [any, kind, price, garage, words, silent, other, dear, rent] = members as [string, ...string[]] &
      string[];
    await Promise.all([
      save(any),
      save(any, { district: 'gannet-island' }),
      save(market.seller),
      save(kind ?? '', { kind: 'sale', type: 'villa' }),
      save(price ?? '', { minPrice: 100, maxPrice: 100 }),
      save(garage ?? '', { garage: 3 }),
      save(words ?? '', { search: 'Lamp_Room' }),
      save(silent ?? '', {}, false),
      save(other ?? '', { district: 'ropewalk' }),
      save(dear ?? '', { minPrice: 101 }),
      save(rent ?? '', { kind: 'rent' }),
    ]);
    const fields = { district: 'gannet-island', type: 'villa', garage: 3, title: 'The lamp_room' } as const;
    const id = await market.property('selma', fields);
    await market.offered({ ...SALE, price: 100 }, id);
    const notified = [];
    for (const token of members) {
      const matches = (await inboxAfterFanout(api, token)).filter(({ type }) => type === 'estate.match');
      notified.push(matches.map(({ href, facts }) => [href, facts.title]));
    }
    const once = [[`/real-estate/${id}`, 'The lamp_room']];
    expect(notified).toEqual([once, once, once, once, once, [], [], [], []]);
    const own = await inboxAfterFanout(api, market.seller);
    expect(own.filter(({ type }) => type === 'estate.match')).toEqual([]);
  });

  it('is published without delay while five thousand members have a matching search', async () => {
    await api.database.sql(`INSERT INTO users (id, email, email_verified, full_name, username)
      SELECT 'auth0|crowd' || n, 'crowd' || n || '@example.com', true, 'Crowd ' || n, 'crowd' || n FROM generate_series(1, 5000) n`);
    await api.database.sql(`INSERT INTO saved_searches (member_id, name, criteria, notify, district)
      SELECT id, 'Ferry', '{"kind": "any", "district": "lantern-quay"}', true, 'lantern-quay' FROM users WHERE username LIKE 'crowd%'`);
    const id = await market.property('selma', { district: 'lantern-quay' });
    const began = performance.now();
    await market.offered(SALE, id);
    expect(performance.now() - began).toBeLessThan(1_500);
    await untilFannedOut(api);
    const [notified] = await api.database.sql<{ all: number; members: number }>(
      `SELECT count(*)::int AS all, count(DISTINCT user_id)::int AS members FROM notifications n
       JOIN notification_events e ON e.id = n.event_id WHERE e.type = 'estate.match' AND e.href = $1 AND user_id LIKE 'auth0|crowd%'`,
      [`/real-estate/${id}`],
    );
    expect(notified).toEqual({ all: 5_000, members: 5_000 });
  });
});
