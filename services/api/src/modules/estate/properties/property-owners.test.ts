import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { startMarket } from '../../../../test/test-market.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
  for (const code of ['GI-003', 'GI-001', 'GI-002']) await market.property('selma', { code });
  await market.property(null, { code: 'GI-004' });
});
afterAll(() => api.stop());

const of = (handle: string, token: string, query = '') =>
  api.call(`GET /api/members/${handle}/properties${query}` as 'GET /api/members/:handle/properties', {
    token,
  });
const codes = async (handle: string, token: string, query = '') =>
  (await of(handle, token, query)).body.items.map(({ code }) => code);
const say = (set: string) => api.database.sql(`UPDATE users SET ${set} WHERE username = 'selma'`);

describe('the properties of a member', () => {
  it('are listed by code, page by page', async () => {
    expect(await codes('Selma', market.buyer)).toEqual(['GI-001', 'GI-002', 'GI-003']);
    const { body } = await of('selma', market.buyer, '?limit=2');
    expect(await codes('selma', market.buyer, `?limit=2&cursor=${body.nextCursor}`)).toEqual(['GI-003']);
    expectError(await of('nobody-here', market.buyer), 404, 'USER_NOT_FOUND');
    expectError(
      await api.call('GET /api/members/selma/properties' as 'GET /api/members/:handle/properties'),
      401,
      'AUTHENTICATION_REQUIRED',
    );
  });

  it.each(['page', 'properties'])(
    'are visible only to themselves and the staff while they hide their %s',
    async (part) => {
      await say(`visibility = '{"${part}": "nobody"}'`);
      expect(await codes('selma', market.buyer)).toEqual([]);
      expect(await codes('selma', market.seller)).toHaveLength(3);
      expect(await codes('selma', market.staff)).toHaveLength(3);
      await say(`visibility = '{}'`);
    },
  );

  it('are hidden once their account is closed', async () => {
    await say(`account_state = 'banned'`);
    expect(await codes('selma', market.staff)).toEqual([]);
    await say(`account_state = 'active'`);
  });
});

it('finds a property by its code or its id', async () => {
  const byCode = await api.call('GET /api/properties/gi-002' as 'GET /api/properties/:id', {
    token: market.buyer,
  });
  const byId = await api.call(`GET /api/properties/${byCode.body.id}`, { token: market.buyer });
  expect(byId.body).toEqual(byCode.body);
  const unknown = await api.call('GET /api/properties/GI-999' as 'GET /api/properties/:id', {
    token: market.buyer,
  });
  expectError(unknown, 404, 'PROPERTY_NOT_FOUND');
  const none = await api.call('GET /api/properties/neither' as 'GET /api/properties/:id', {
    token: market.buyer,
  });
  expectError(none, 422, 'INPUT_INVALID');
});
