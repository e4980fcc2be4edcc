import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { listen } from '../../../../test/test-events.ts';
import { type GameKeySecret, gameServer, newGameKey } from '../../../../test/test-game-server.ts';

let api: TestApi;
let other: TestApi;
let key: GameKeySecret;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  key = await newGameKey(api);
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});
const open: { close: () => void }[] = [];
afterEach(() => {
  for (const { close } of open.splice(0)) close();
});
const soon = { timeout: 5_000, interval: 10 };
const beat = (body: object) =>
  gameServer(api, key)('POST /api/game/v1/heartbeat', { body: { players: 31, slots: 64, ...body } });
const status = async () => (await api.call('GET /api/server-status')).body;
async function hear(on: TestApi) {
  const listening = await listen(on, { topics: ['server-status'] });
  open.push(listening);
  return () => listening.named('status') as { state: string; players: number | null }[];
}

it('is unknown before the first report', async () => {
  expect(await status()).toEqual({
    state: 'unknown',
    players: null,
    slots: null,
    queue: null,
    connect: null,
    at: null,
  });
});

it('returns the status that the game server reported', async () => {
  const answer = await beat({ queue: 3, connect: 'cfx.re/join/meridian' });
  expect(answer.body).toEqual({ nextInSeconds: 30, mustBeWhitelisted: true });
  expect(await status()).toMatchObject({
    state: 'online',
    players: 31,
    slots: 64,
    queue: 3,
    connect: 'cfx.re/join/meridian',
  });
  await beat({ maintenance: true });
  expect(await status()).toMatchObject({ state: 'maintenance', connect: null });
});

it('notifies subscribers in every process, only of changes', async () => {
  await beat({});
  const [here, there] = [await hear(api), await hear(other)];
  const last = () => [here(), there()].map((statuses) => statuses.at(-1)?.players);
  await beat({ players: 40 });
  await expect.poll(last, soon).toEqual([40, 40]);
  const [one, two] = [here().length, there().length];
  await beat({ players: 40 });
  await beat({ players: 41 });
  await expect.poll(last, soon).toEqual([41, 41]);
  expect([here().slice(one), there().slice(two)].map(({ length }) => length)).toEqual([1, 1]);
});

it('becomes unknown after too long without a report, and notifies subscribers', async () => {
  await beat({ players: 5 });
  const statuses = await hear(other);
  await expect.poll(() => statuses().at(-1)?.players, soon).toBe(5);
  await api.database.sql(`UPDATE game_status SET at = clock_timestamp() - interval '89 seconds'`);
  await api.database.sql(`SELECT pg_notify('server_status', '')`);
  await expect.poll(() => statuses().at(-1)?.state, soon).toBe('unknown');
  expect(await status()).toMatchObject({ state: 'unknown', players: null, at: expect.any(String) });
  await beat({ players: 6 });
  await expect.poll(() => statuses().at(-1)?.players, soon).toBe(6);
});
