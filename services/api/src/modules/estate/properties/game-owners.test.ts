import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { gameServer } from '../../../../test/test-game-server.ts';
import { SALE, startMarket } from '../../../../test/test-market.ts';
import { IdentitiesRepository } from '../../identities/identities.repository.ts';
import { IdentitiesService } from '../../identities/identities.service.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
  for (const name of ['selma', 'bert']) {
    const account = { provider: 'game' as const, subject: `license:${name}`, name };
    await api.get(IdentitiesService).link({ id: `auth0|${name}`, fullName: name }, account);
  }
});
afterAll(() => api.stop());

const sync = (...properties: object[]) =>
  gameServer(api, market.key)('PUT /api/game/v1/properties', { body: { properties } });
const ownerOf = async (id: string) =>
  (await api.call(`GET /api/properties/${id}`, { token: market.staff })).body.owner?.username;

it('updates owners from the game, except for listed properties and unknown players', async () => {
  const own = await market.property('selma', { code: 'LQ-201' });
  const offered = await market.property('selma', { code: 'LQ-202' });
  await market.offered(SALE, offered);
  const city = await market.property(null, { code: 'LQ-203' });
  const { body } = await sync(
    { code: 'lq-201', owner: 'license:bert' },
    { code: 'LQ-202', owner: 'license:bert' },
    { code: 'LQ-203', owner: 'license:stranger' },
    { code: 'XX-999', owner: 'license:bert' },
  );
  expect(body).toEqual({ count: 4, transferred: 1 });
  expect(await Promise.all([own, offered, city].map(ownerOf))).toEqual(['bert', 'selma', undefined]);
  const { body: property } = await api.call(`GET /api/properties/${own}`, { token: market.staff });
  expect(property.history[0]).toMatchObject({ kind: 'transferred', to: { username: 'bert' } });
  expect((await sync({ code: 'LQ-201', owner: 'license:bert' })).body.transferred).toBe(0);
  expect((await sync({ code: 'LQ-201', owner: null })).body.transferred).toBe(1);
  expect(await ownerOf(own)).toBeUndefined();
});

it('finds all owners of a large sync with one query', async () => {
  const asked = vi.spyOn(api.get(IdentitiesRepository), 'findOwners');
  const each = vi.spyOn(api.get(IdentitiesRepository), 'findPlayers');
  const properties = Array.from({ length: 300 }, (_, at) => ({
    code: `ZZ-${at + 100}`,
    owner: `license:nobody${at}`,
  }));
  expect((await sync(...properties)).body).toEqual({ count: 300, transferred: 0 });
  expect([asked.mock.calls.length, asked.mock.calls[0]?.[0].length, each.mock.calls.length]).toEqual([
    1, 300, 0,
  ]);
  vi.restoreAllMocks();
});
