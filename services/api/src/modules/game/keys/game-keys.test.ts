import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { gameServer, newGameKey } from '../../../../test/test-game-server.ts';
import { GameKeysService } from './game-keys.service.ts';

const SNAPSHOT = 'GET /api/game/v1/snapshot';
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.as('olga', 'ADMIN');
});
afterAll(() => api.stop());

const works = async (key: { id: string; secret: string }) =>
  (await gameServer(api, key)(SNAPSHOT)).status === 200;
const listed = async (id: string) =>
  (await api.call('GET /api/game-keys', { token })).body.items.find((key) => key.id === id);
/** Moves the ends of keys into the past. */
async function pass(hours: number) {
  await api.database.sql(`UPDATE game_keys SET ends_at = ends_at - make_interval(hours => ${hours})`);
  api.get(GameKeysService).clearCache();
}

it('returns the secret once, and stores it nowhere', async () => {
  const { body } = await api.call('POST /api/game-keys', { token, body: { name: 'City one' } });
  expect(body).toMatchObject({ name: 'City one', createdBy: 'Olga Tester', lastUsedAt: null, endsAt: null });
  expect(body.secret).toMatch(/^[\w-]{43}$/);
  expect(body.snapshotKey).toMatch(/^[\w-]{43}$/);
  const list = await api.call('GET /api/game-keys', { token });
  const rows = await api.database.sql('SELECT * FROM game_keys');
  const audit = await api.call('GET /api/audit', { token });
  for (const output of [list.body, rows, audit.body, api.logs])
    expect(JSON.stringify(output)).not.toContain(body.secret);
  expect(await works(body)).toBe(true);
  expect((await listed(body.id))?.lastUsedAt).not.toBeNull();
});

it('accepts both keys for a day when one replaces the other', async () => {
  const older = await newGameKey(api);
  const newer = await newGameKey(api, older.id);
  expect([await works(older), await works(newer)]).toEqual([true, true]);
  const hours = (Date.parse((await listed(older.id))?.endsAt ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(24, 1);
  await pass(23);
  expect([await works(older), await works(newer)]).toEqual([true, true]);
  await pass(2);
  expect([await works(older), await works(newer)]).toEqual([false, true]);
});

it('never extends the life of a key that is replaced', async () => {
  const key = await newGameKey(api);
  await api.call(`DELETE /api/game-keys/${key.id}`, { token });
  const { endsAt } = (await listed(key.id)) ?? {};
  await newGameKey(api, key.id);
  expect((await listed(key.id))?.endsAt).toBe(endsAt);
  expect(await works(key)).toBe(false);
});

it('ends a key immediately, with one entry in the audit log', async () => {
  const key = await newGameKey(api);
  expect(await works(key)).toBe(true);
  for (let time = 0; time < 2; time += 1)
    expect((await api.call(`DELETE /api/game-keys/${key.id}`, { token })).status).toBe(204);
  expect(await works(key)).toBe(false);
  const { items } = (await api.call('GET /api/audit?action=game-key.ended', { token })).body;
  expect(items.filter(({ target }) => target.id === key.id)).toHaveLength(1);
});

it('responds with 404 for a missing key', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  expectError(await api.call(`DELETE /api/game-keys/${id}`, { token }), 404, 'GAME_KEY_NOT_FOUND');
  const body = { name: 'x', replaces: id };
  expectError(await api.call('POST /api/game-keys', { token, body }), 404, 'GAME_KEY_NOT_FOUND');
  expectError(await gameServer(api, { id, secret: 'x' })(SNAPSHOT), 401, 'GAME_KEY_INVALID');
});
