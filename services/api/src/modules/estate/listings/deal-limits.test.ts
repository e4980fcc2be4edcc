import { ESTATE_LIMITS } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { AUCTION, SALE, startMarket } from '../../../../test/test-market.ts';
import { SettlementsService } from '../settlements/settlements.service.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
});
afterAll(() => api.stop());

const offered = (kind: typeof SALE | typeof AUCTION, count: number) =>
  Promise.all(Array.from({ length: count }, () => market.offered(kind)));

it('limits the reserved properties of a member, even with simultaneous purchases', async () => {
  const listings = await offered(SALE, ESTATE_LIMITS.purchases + 2);
  const answers = await Promise.all(listings.map(({ id }) => market.buy(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ESTATE_LIMITS.purchases);
  for (const answer of answers.filter(({ status }) => status !== 200)) expectError(answer, 409, 'DEALS_FULL');
});

it('limits the auctions in which a member leads, but lets them raise their own bids there', async () => {
  const listings = await offered(AUCTION, ESTATE_LIMITS.leads + 1);
  const [last, ...others] = listings;
  for (const { id } of others) expect((await market.bid(id, 500_000)).status).toBe(201);
  expectError(await market.bid(last?.id ?? '', 500_000), 409, 'DEALS_FULL');
  expect((await market.bid(others[0]?.id ?? '', 600_000)).status).toBe(201);
});

it('relists properties that weren’t paid for within three days', async () => {
  const token = await api.as('late');
  await api.call('GET /api/users/me', { token });
  const listing = await market.offered(SALE);
  expect((await market.buy(listing.id, token)).status).toBe(200);
  const { id } = await market.settlementOf(listing.id);
  await api.get(SettlementsService).releaseUnpaid(new Date());
  expect(await market.settlementOf(listing.id)).toMatchObject({ state: 'pending' });
  await api.database.sql(`UPDATE settlements SET created_at = now() - interval '73 hours' WHERE id = $1`, [
    id,
  ]);
  await api.get(SettlementsService).releaseUnpaid(new Date());
  expect(await market.settlementOf(listing.id)).toMatchObject({ state: 'cancelled' });
  expect((await market.find(listing.id)).state).toBe('active');
});
