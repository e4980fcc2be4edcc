import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { makeMembers } from '../../../../test/test-calendar.ts';
import { listen } from '../../../../test/test-events.ts';
import { signedHeaders } from '../../../../test/test-game-server.ts';
import { AUCTION, SALE, startMarket, statusesOf } from '../../../../test/test-market.ts';
import { DealsService } from './deals.service.ts';
import { OffersService } from './offers.service.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
let [staff, seller, buyer] = ['', '', ''];
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
  ({ staff, seller, buyer } = market);
});
afterAll(() => api.stop());

/** Starts a second process on the same database. */
async function startOther() {
  const other = await startTestApi({ database: api.database, issuer: api.issuer });
  return { url: other.url, [Symbol.asyncDispose]: () => other.stop() };
}

describe('a listing', () => {
  it('is created by the owner, visible once it is published, and the only open one of its property', async () => {
    const id = await market.property();
    expectError(await market.begin(id, SALE, buyer), 403, 'ACCESS_DENIED');
    const { body: draft } = await market.begin(id, SALE);
    expect(draft).toMatchObject({ state: 'draft', may: { publish: true, buy: false } });
    expectError(await api.call(`GET /api/listings/${draft.id}`, { token: buyer }), 404, 'LISTING_NOT_FOUND');
    const { body: other } = await market.begin(id, { ...SALE, price: 5 });
    const { body: out } = await market.move(seller, draft, 'publish');
    expect(await market.find(out.id)).toMatchObject({
      state: 'active',
      may: { buy: true, offer: true, bid: false },
    });
    expectError(await market.move(seller, other, 'publish'), 409, 'PROPERTY_OFFERED');
    const listed = await api.call('GET /api/properties?kind=sale&limit=100', { token: buyer });
    expect(listed.body.items.find((one) => one.id === id)?.listing).toMatchObject({ price: 90_000 });
    expectError(await market.move(seller, draft, 'withdraw'), 409, 'LISTING_STALE');
    expect((await market.move(seller, out, 'withdraw')).body.state).toBe('withdrawn');
    const { body: whole } = await api.call(`GET /api/properties/${id}`, { token: buyer });
    expect(whole).toMatchObject({ listing: null, history: [{ kind: 'withdrawn' }, { kind: 'listed' }, {}] });
    expect((await market.move(seller, other, 'publish')).body.state).toBe('active');
  });

  it('of the city is managed by the staff', async () => {
    const id = await market.property(null);
    expectError(await market.begin(id, SALE), 403, 'ACCESS_DENIED');
    const { body: draft } = await market.begin(id, SALE, staff);
    const { body: out } = await market.move(staff, draft, 'publish');
    expectError(await market.buy(out.id, staff), 403, 'LISTING_OWN');
    expect((await market.buy(out.id)).body.state).toBe('reserved');
  });

  it('ends when its time is over', async () => {
    const { id } = await market.offered();
    await api.database.sql(`UPDATE listings SET ends_at = now() - interval '1 second' WHERE id = $1`, [id]);
    expectError(await market.buy(id), 409, 'LISTING_STATE_REFUSED');
    await Promise.all([api.get(DealsService).endDue(), api.get(DealsService).endDue()]);
    expect((await market.find(id)).state).toBe('expired');
  });
});

describe('fifty simultaneous purchases', () => {
  it('sell the property once, and transfer it when the game reports the payment, even repeatedly', async () => {
    const listing = await market.offered();
    const racers = await makeMembers(api, 50, 'racer');
    const answers = await Promise.all(racers.map((token) => market.buy(listing.id, token)));
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 49 });
    const winner = racers[answers.findIndex(({ status }) => status === 200)] ?? '';
    const { id } = await market.settlementOf(listing.id);
    const paid = { outcome: 'paid' as const, amount: 90_000, reference: 'tx-1' };
    const said = await Promise.all([1, 2, 3, 4].map(() => market.report(id, paid)));
    expect(said.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 4 }, () => [200, { state: 'confirmed' }]),
    );
    const { body: mine } = await api.call('GET /api/properties/mine', { token: winner });
    expect(mine.items).toMatchObject([{ id: listing.property.id, listing: null }]);
    expect((await market.find(listing.id)).state).toBe('sold');
    await market.expectBalanced();

    // A contradicting report sells nothing again: the staff have to look into it.
    expect((await market.report(id, { ...paid, reference: 'tx-2' })).body.state).toBe('confirmed');
    expect((await market.settlementOf(listing.id)).problem).toContain('tx-2');
    const { body: queue } = await api.call('GET /api/settlements?limit=100', { token: staff });
    const row = queue.items.find((one) => one.id === id);
    expect(row).toMatchObject({ state: 'confirmed', problem: expect.stringContaining('tx-2') });
    const decision = {
      decision: 'confirm' as const,
      version: row?.version ?? 0,
      note: 'Paid twice, given back.',
    };
    const decided = await api.call(`POST /api/settlements/${id}/decision`, { token: staff, body: decision });
    expect(decided.body).toMatchObject({ state: 'confirmed', problem: '' });
    await market.expectBalanced();
  });
});

describe('a payment', () => {
  it('in dispute that the game corrects is noted for the staff, and can’t be canceled based on the earlier version', async () => {
    const listing = await market.offered();
    await market.buy(listing.id);
    const amount = listing.price;
    const { id } = await market.settlementOf(listing.id);
    await market.report(id, { outcome: 'paid', amount: 2, reference: 'tx-5' });
    const row = async () => {
      const { body } = await api.call('GET /api/settlements?state=disputed&limit=100', { token: staff });
      return body.items.find((one) => one.id === id);
    };
    const before = await row();
    const corrected = { outcome: 'paid' as const, amount, reference: 'tx-6' };
    for (let times = 0; times < 2; times += 1)
      expect((await market.report(id, corrected)).body.state).toBe('disputed');
    const after = await row();
    expect(after?.problem).toBe(
      `The game reports another amount: paid, 2, tx-5; since then it reports: paid, ${amount}, tx-6`,
    );
    expect([after?.reference, after?.version]).toEqual(['tx-6', (before?.version ?? 0) + 1]);
    const decide = (decision: 'cancel' | 'confirm', version: number) =>
      api.call(`POST /api/settlements/${id}/decision` as 'POST /api/settlements/:id/decision', {
        token: staff,
        body: { decision, version, note: 'Looked up.' },
      });
    expectError(await decide('cancel', before?.version ?? 0), 409, 'SETTLEMENT_STALE');
    expect((await decide('confirm', after?.version ?? 0)).body.state).toBe('confirmed');
    expect((await market.report(id, corrected)).body.state).toBe('confirmed');
    expect(await market.settlementOf(listing.id)).toMatchObject({ state: 'confirmed', problem: '' });
    await market.expectBalanced();
  });

  it('of another amount is disputed until staff decide; a failed one relists the property', async () => {
    const listing = await market.offered();
    await market.buy(listing.id);
    const { id } = await market.settlementOf(listing.id);
    const less = await market.report(id, { outcome: 'paid', amount: 1, reference: 'tx-3' });
    expect(less.body.state).toBe('disputed');
    const asOne = await api.call('GET /api/settlements?state=disputed&limit=100', { token: buyer });
    expect(asOne.body.items).toMatchObject([{ id, problem: '', reference: null }]);
    const body = { decision: 'cancel' as const, version: 2, note: 'One dollar isn’t enough.' };
    const path = `POST /api/settlements/${id}/decision` as 'POST /api/settlements/:id/decision';
    expectError(await api.call(path, { token: buyer, body }), 403, 'ACCESS_DENIED');
    expectError(
      await api.call(path, { token: staff, body: { ...body, version: 1 } }),
      409,
      'SETTLEMENT_STALE',
    );
    expect((await api.call(path, { token: staff, body })).body.state).toBe('cancelled');
    expect((await market.find(listing.id)).state).toBe('active');

    expect((await market.report(id, { outcome: 'paid', amount: 90_000, reference: 'tx-4' })).body.state).toBe(
      'cancelled',
    );
    expect((await market.settlementOf(listing.id)).problem).toContain('cancelled');
    await market.buy(listing.id);
    const next = await market.settlementOf(listing.id);
    expect(next.id).not.toBe(id);
    expect(
      (await market.report(next.id, { outcome: 'failed', amount: 0, reference: 'tx-5' })).body.state,
    ).toBe('cancelled');
    expect((await market.find(listing.id)).state).toBe('active');
    await market.expectBalanced();
  });

  it('is available only to the game server', async () => {
    const endpoint = 'GET /api/game/v1/settlements?limit=100' as 'GET /api/game/v1/settlements';
    const listing = await market.offered();
    await market.buy(listing.id);
    const { id } = await market.settlementOf(listing.id);
    const { body } = await api.call(endpoint, { headers: signedHeaders(market.key, endpoint) });
    expect(body.items.find((one) => one.id === id)).toMatchObject({
      property: listing.property.code,
      amount: 90_000,
      from: 'bert',
      to: 'selma',
    });
    expect((await api.call(endpoint, { token: staff })).status).toBe(401);
  });

  it('can’t be booked so that the ledger doesn’t balance, nor removed from it', async () => {
    const [{ id } = { id: '' }] = await api.database.sql<{ id: string }>(
      'SELECT id FROM settlements LIMIT 1',
    );
    await expect(
      api.database.sql('INSERT INTO ledger_lines (settlement_id, amount) VALUES ($1, 5)', [id]),
    ).rejects.toThrow(/add up to nothing/);
    await expect(api.database.sql('DELETE FROM ledger_lines')).rejects.toThrow(/only added to/);
    await expect(api.database.sql('UPDATE ledger_lines SET amount = 1')).rejects.toThrow(/only added to/);
  });
});

describe('limits', () => {
  it('allow twenty drafts and no more when several are created simultaneously', async () => {
    const property = await market.property();
    for (let made = 0; made < 18; made += 1) await market.begin(property, SALE);
    const asked = await Promise.all(Array.from({ length: 6 }, () => market.begin(property, SALE)));
    expect(statusesOf(asked)).toEqual({ 201: 2, 409: 4 });
    // Later tests create listings of the same member.
    await api.database.sql(`DELETE FROM listings WHERE state = 'draft'`);
  });

  it('allow twenty offers and no more when several are made simultaneously', async () => {
    const token = await api.as('offerer');
    await api.call('GET /api/users/me', { token });
    const ids: string[] = [];
    for (let made = 0; made < 24; made += 1)
      ids.push((await market.offered(SALE, await market.property(null), staff)).id);
    for (const id of ids.slice(0, 18)) await market.offer(id, 1_000, token);
    const asked = await Promise.all(ids.slice(18).map((id) => market.offer(id, 1_000, token)));
    expect(statusesOf(asked)).toEqual({ 201: 2, 409: 4 });
  });
});

describe('an auction', () => {
  it('lists the running auctions in which a member has bid, those that end first come first', async () => {
    const bidder = await api.as('bidder');
    await api.call('GET /api/users/me', { token: bidder });
    const later = await market.offered({ ...AUCTION, hours: 3 });
    const sooner = await market.offered({ ...AUCTION, hours: 2 });
    const ended = await market.offered(AUCTION);
    const foreign = await market.offered(AUCTION);
    for (const { id } of [later, sooner, ended]) await market.bid(id, 2_000, bidder);
    await market.bid(later.id, 5_000);
    await market.bid(foreign.id, 2_000);
    await api.database.sql(`UPDATE listings SET ends_at = now() - interval '1 second' WHERE id = $1`, [
      ended.id,
    ]);
    const bidOn = async (query: string) =>
      (await api.call(`GET /api/listings/bid-on?${query}` as 'GET /api/listings/bid-on', { token: bidder }))
        .body;
    const first = await bidOn('limit=1');
    expect(first.items).toMatchObject([{ id: sooner.id, leading: true, ownMaximum: 2_000 }]);
    const rest = await bidOn(`limit=1&cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({
      items: [{ id: later.id, leading: false, ownMaximum: 2_000 }],
      nextCursor: null,
    });
  });

  it('serializes a hundred simultaneous bids: the price only rises, the highest bidder leads, and all subscribers see the same order', async () => {
    const { id } = await market.offered(AUCTION);
    await api.database.sql(`UPDATE listings SET ends_at = now() + interval '5 minutes' WHERE id = $1`, [id]);
    const bidders = await makeMembers(api, 25, 'bidder');
    await using other = await startOther();
    const watchers = await Promise.all(
      bidders.map((token, at) => listen(at % 2 ? api : other, { topics: [`listings/${id}`], token })),
    );
    for (const { named } of watchers) await expect.poll(() => named('state').length).toBe(1);
    const bids = Array.from({ length: 100 }, (_, at) => ({
      token: bidders[at % bidders.length] ?? '',
      maximum: 1_000 + ((at * 7_919) % 10_007),
    }));
    const answers = await Promise.all(bids.map(({ token, maximum }) => market.bid(id, maximum, token)));
    expect(answers.filter(({ status }) => status !== 201 && status !== 422)).toEqual([]);
    const taken = bids.filter((_, at) => answers[at]?.status === 201);
    const rows = await api.database.sql<{ sequence: number; price: string; maximum: string }>(
      'SELECT sequence, price, maximum FROM bids WHERE listing_id = $1 ORDER BY sequence',
      [id],
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(taken.map((_, at) => at + 1));
    const prices = rows.map(({ price }) => Number(price));
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    const best = taken.reduce((most, one) => (one.maximum > most.maximum ? one : most));
    expect(await market.find(id, best.token)).toMatchObject({
      leading: true,
      ownMaximum: best.maximum,
      bids: rows.length,
    });
    const { body: seen } = await api.call(`GET /api/listings/${id}/bids?limit=100`, { token: buyer });
    expect(seen.items.map(({ price }) => price)).toEqual([...prices].reverse());
    expect(JSON.stringify(seen)).not.toContain('maximum');
    const expected = seen.items.map(({ sequence, price, at }) => ({ sequence, price, at })).reverse();
    for (const { named, close } of watchers) {
      await expect.poll(() => named('bid'), { timeout: 10_000 }).toEqual(expected);
      await expect
        .poll(() => named('state').at(-1))
        .toMatchObject({ bids: rows.length, bidPrice: prices.at(-1) });
      close();
    }
    const { endsAt } = await market.find(id);
    expect(Date.parse(endsAt ?? '') - Date.parse(expected.at(-1)?.at ?? '')).toBeCloseTo(600_000, -3);
  });

  it('is extended to ten minutes after a late bid, rejects bids of its owner, and counts a repeated bid once', async () => {
    const listing = await market.offered(AUCTION);
    expectError(await market.bid(listing.id, 5_000, seller), 403, 'LISTING_OWN');
    expectError(await market.bid(listing.id, 999), 422, 'BID_TOO_LOW');
    const once = randomUUID();
    const [first, again] = [
      await market.bid(listing.id, 5_000, buyer, once),
      await market.bid(listing.id, 5_000, buyer, once),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await market.find(listing.id)).toMatchObject({ bids: 1, bidPrice: 1_000, leastBid: 1_100 });
    expectError(
      await market.move(seller, await market.find(listing.id, seller), 'withdraw'),
      409,
      'LISTING_HAS_BIDS',
    );
    await api.database.sql(`UPDATE listings SET ends_at = now() + interval '5 minutes' WHERE id = $1`, [
      listing.id,
    ]);
    const { body: late } = await market.bid(listing.id, 2_000, await api.as('latecomer'));
    expect((Date.parse(late.endsAt ?? '') - Date.now()) / 60_000).toBeCloseTo(10, 0);
    expect(late).toMatchObject({ bidPrice: 2_100, leading: false });
    await api.database.sql(`UPDATE listings SET ends_at = now() WHERE id = $1`, [listing.id]);
    expectError(await market.bid(listing.id, 90_000), 409, 'LISTING_STATE_REFUSED');
    await Promise.all([api.get(DealsService).endDue(), api.get(DealsService).endDue()]);
    expect(await market.settlementOf(listing.id)).toMatchObject({ state: 'pending', amount: '2100' });
    expect((await market.find(listing.id)).state).toBe('reserved');
  });
});

describe('an offer', () => {
  it('is limited to one pending per member, and declines the others when it is accepted', async () => {
    const listing = await market.offered();
    const other = await api.as('rival');
    const waiting = async (token: string) =>
      (await api.call('GET /api/offers/counts', { token })).body.waiting;
    const before = await waiting(seller);
    const { body: mine } = await market.offer(listing.id, 70_000);
    expectError(await market.offer(listing.id, 71_000), 409, 'OFFER_PENDING');
    expectError(await market.offer(listing.id, 1, seller), 403, 'LISTING_OWN');
    const { body: theirs } = await market.offer(listing.id, 60_000, other);
    const { body: received } = await api.call('GET /api/offers?limit=100', { token: seller });
    expect(received.items.filter(({ listingId }) => listingId === listing.id)).toMatchObject([
      { amount: 60_000, buyer: { username: 'rival' }, mine: false },
      { amount: 70_000, message: 'In cash.' },
    ]);
    expect(await waiting(seller)).toBe(before + 2);
    expect(await waiting(other)).toBe(0);
    expectError(await market.decideOffer(mine.id, 'accept', buyer), 403, 'ACCESS_DENIED');
    expectError(await market.decideOffer(mine.id, 'accept', other), 404, 'OFFER_NOT_FOUND');
    expect((await market.decideOffer(mine.id, 'accept')).body.state).toBe('accepted');
    expectError(await market.decideOffer(theirs.id, 'accept'), 409, 'OFFER_STATE_REFUSED');
    expect(await waiting(seller)).toBe(before);
    const { body: sent } = await api.call('GET /api/offers?box=sent', { token: other });
    expect(sent.items).toMatchObject([{ state: 'declined', mine: true }]);
    expect(await market.settlementOf(listing.id)).toMatchObject({ state: 'pending', amount: '70000' });
  });

  it('can be withdrawn, and expires after 72 hours', async () => {
    const listing = await market.offered();
    const { body: first } = await market.offer(listing.id, 10);
    expect((await market.decideOffer(first.id, 'withdraw', buyer)).body.state).toBe('withdrawn');
    const { body: second } = await market.offer(listing.id, 20);
    expect((Date.parse(second.expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
    await api.database.sql(`UPDATE offers SET expires_at = now() WHERE id = $1`, [second.id]);
    expectError(await market.decideOffer(second.id, 'accept'), 409, 'OFFER_STATE_REFUSED');
    await api.get(OffersService).expireDue();
    const { body: sent } = await api.call('GET /api/offers?box=sent&limit=1', { token: buyer });
    expect(sent.items).toMatchObject([{ id: second.id, state: 'expired' }]);
  });
});
