import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { listen } from '../../../test/test-events.ts';
import { AUCTION, SALE, startMarket } from '../../../test/test-market.ts';
import { inboxAfterFanout } from '../../../test/test-notifications.ts';
import { OffersService } from './listings/offers.service.ts';
import { SettlementsService } from './settlements/settlements.service.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
});
afterAll(() => api.stop());

/** Returns a member's notifications about a property, oldest first. */
const toldOf = async (token: string, title: string) =>
  (await inboxAfterFanout(api, token))
    .filter((one) => one.facts.title === title)
    .map(({ type }) => type)
    .reverse();
const inboxOf = async (kind: string, title?: string) =>
  (await api.call('GET /api/inbox?limit=100', { token: market.staff })).body.items.filter(
    (item) => item.kind === kind && (title === undefined || item.title === title),
  );

describe('members are notified once', () => {
  it('of an offer, its decision, the deal and the payment', async () => {
    const { id, property } = await market.offered();
    const rival = await api.as('ruth');
    const { body: offer } = await market.offer(id, 70_000);
    await market.offer(id, 60_000, rival);
    expect(await toldOf(market.seller, property.title)).toEqual(['estate.offer', 'estate.offer']);
    await market.decideOffer(offer.id, 'accept');
    // One decision causes both, so they may arrive in either order.
    const both = await toldOf(market.buyer, property.title);
    expect(both.toSorted()).toEqual(['estate.offer_decided', 'estate.reserved']);
    expect(await toldOf(rival, property.title)).toEqual(['estate.offer_decided']);
    const settlement = await market.settlementOf(id);
    const paid = { outcome: 'paid' as const, amount: 70_000, reference: 'told-1' };
    await market.report(settlement.id, paid);
    await market.report(settlement.id, paid);
    expect(await toldOf(market.buyer, property.title)).toEqual([...both, 'estate.settled']);
    expect((await toldOf(market.seller, property.title)).slice(2)).toEqual([
      'estate.reserved',
      'estate.settled',
    ]);
  });

  it('that they were outbid, and that a deal was canceled', async () => {
    const { id, property } = await market.offered(AUCTION);
    await market.bid(id, 2_000);
    await market.bid(id, 2_500);
    await market.bid(id, 1_500, await api.as('rita'));
    expect(await toldOf(market.buyer, property.title)).toEqual([]);
    await market.bid(id, 3_000, await api.as('rita'));
    expect(await toldOf(market.buyer, property.title)).toEqual(['estate.outbid']);

    const sale = await market.offered();
    await market.buy(sale.id);
    const settlement = await market.settlementOf(sale.id);
    await market.report(settlement.id, { outcome: 'failed', amount: 0, reference: 'told-2' });
    expect(await toldOf(market.buyer, sale.property.title)).toEqual(['estate.reserved', 'estate.cancelled']);
  });
});

describe('a listing', () => {
  it('is in the community strip while it is active', async () => {
    const { id, version, property } = await market.offered();
    const strip = async () =>
      (await api.call('GET /api/feed?limit=100', { token: market.staff })).body.items.filter(
        ({ kind, href }) => kind === 'property' && href === `/real-estate/${property.id}`,
      );
    expect(await strip()).toMatchObject([{ title: property.title, author: { username: 'selma' } }]);
    await market.move(market.seller, { id, version }, 'withdraw');
    expect(await strip()).toEqual([]);
  });
});

describe('the inbox of the staff', () => {
  it('contains offers to the city until they are decided, withdrawn or expired', async () => {
    const { id } = await market.offered(SALE, await market.property(null), market.staff);
    const { body: first } = await market.offer(id, 10_000);
    expect(await inboxOf('property-offer')).toMatchObject([{ note: 'In cash.' }]);
    await market.decideOffer(first.id, 'withdraw', market.buyer);
    expect(await inboxOf('property-offer')).toEqual([]);
    const { body: second } = await market.offer(id, 20_000);
    await api.database.sql(`UPDATE offers SET expires_at = now() WHERE id = $1`, [second.id]);
    await api.get(OffersService).expireDue();
    expect(await inboxOf('property-offer')).toEqual([]);
    const { body: third } = await market.offer(id, 30_000);
    const { body: city } = await api.call('GET /api/offers?box=city', { token: market.staff });
    expect(city.items.map(({ amount }) => amount)).toEqual([30_000, 20_000, 10_000]);
    expect((await api.call('GET /api/offers?box=city', { token: market.buyer })).status).toBe(403);
    expect((await market.decideOffer(third.id, 'accept', market.staff)).body.state).toBe('accepted');
    expect(await inboxOf('property-offer')).toEqual([]);
  });

  it('contains mismatched payments, and deals without a report for a day, until a member of staff decides', async () => {
    const { id, property } = await market.offered();
    await market.buy(id);
    const settlement = await market.settlementOf(id);
    await api.get(SettlementsService).noteUnreported(new Date());
    expect(await inboxOf('settlement', property.title)).toEqual([]);
    await Promise.all(
      [1, 2].map(() => api.get(SettlementsService).noteUnreported(new Date(Date.now() + 90_000_000))),
    );
    expect(await inboxOf('settlement', property.title)).toMatchObject([
      { title: property.title, note: 'The game server hasn’t confirmed the payment for 24 hours.' },
    ]);
    await market.report(settlement.id, { outcome: 'paid', amount: 3, reference: 'late' });
    expect(await inboxOf('settlement', property.title)).toMatchObject([
      { note: 'The game reports another amount: paid, 3, late' },
    ]);
    const { body: queue } = await api.call('GET /api/settlements?limit=100', { token: market.staff });
    const version = queue.items.find((one) => one.id === settlement.id)?.version ?? 0;
    const body = { decision: 'confirm' as const, version, note: 'The rest was handed over in cash.' };
    const path = `POST /api/settlements/${settlement.id}/decision` as 'POST /api/settlements/:id/decision';
    expect((await api.call(path, { token: market.staff, body })).body.state).toBe('confirmed');
    expect(await inboxOf('settlement', property.title)).toEqual([]);
    await market.expectBalanced();
  });
});

describe('the live topic of an auction', () => {
  it('sends every bid in order, identically to all subscribers', async () => {
    const { id } = await market.offered(AUCTION);
    const topic = `listings/${id}`;
    const watchers = await Promise.all(
      [market.buyer, market.seller, market.staff].map((token) => listen(api, { topics: [topic], token })),
    );
    await expect.poll(() => watchers.map(({ named }) => named('state').length)).toEqual([1, 1, 1]);
    const bidders = await Promise.all(['rex', 'rosa', 'rolf'].map((name) => api.as(name)));
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => market.bid(id, 1_000 + at * 150, bidders[at % 3] ?? '')),
    );
    const { bids, bidPrice, endsAt } = await market.find(id);
    for (const { named } of watchers) {
      await expect.poll(() => named('bid').length).toBe(bids);
      await expect
        .poll(() => named('state').at(-1))
        .toMatchObject({ bids, bidPrice, endsAt, state: 'active' });
      const heard = named('bid') as { sequence: number; price: number }[];
      expect(heard.map(({ sequence }) => sequence)).toEqual(Array.from({ length: bids }, (_, at) => at + 1));
      expect(heard).toEqual(watchers[0]?.named('bid'));
    }
    for (const { close } of watchers) close();
  });

  it('excludes drafts, except one’s own', async () => {
    const { body: draft } = await market.begin(await market.property(), AUCTION);
    const stranger = await listen(api, { topics: [`listings/${draft.id}`], token: market.buyer });
    await expect.poll(() => stranger.named('refused').length).toBe(1);
    const own = await listen(api, { topics: [`listings/${draft.id}`], token: market.seller });
    await expect.poll(() => own.named('state')).toMatchObject([{ state: 'draft' }]);
    for (const { close } of [stranger, own]) close();
  });
});
