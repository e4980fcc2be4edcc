import { randomUUID } from 'node:crypto';
import type { Listing, NewListing, Settlement } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { makeMembers } from '../../../../test/test-calendar.ts';
import { type GameKeySecret, newGameKey, signedHeaders } from '../../../../test/test-game-server.ts';
import { ListingClock } from './listing-clock.service.ts';
import { OfferClock } from './offer-clock.service.ts';

let api: TestApi;
let staff: string;
let seller: string;
let buyer: string;
let key: GameKeySecret;
let made = 0;
beforeAll(async () => {
  api = await startTestApi();
  [staff, seller, buyer] = await Promise.all([api.as('stella', 'STAFF'), api.as('selma'), api.as('bert')]);
  for (const token of [staff, seller, buyer]) await api.call('GET /api/users/me', { token });
  key = await newGameKey(api);
});
afterAll(() => api.stop());

const SALE: NewListing = { kind: 'sale', price: 90_000, hours: 48 };
const AUCTION: NewListing = { kind: 'auction', price: 1_000, step: 100, hours: 1 };

async function property(owner: string | null = 'selma'): Promise<string> {
  made += 1;
  const body = {
    ...{ code: `SW-${100 + made}`, title: `Salt store ${made}`, type: 'warehouse' as const, owner },
    ...{
      district: 'saltworks' as const,
      address: `${made} Pan Row`,
      point: { x: 100, y: 400 },
      guidePrice: 80_000,
    },
  };
  const answer = await api.call('POST /api/properties', { token: staff, body });
  expect(answer.status).toBe(201);
  return answer.body.id;
}
const begin = (id: string, body: NewListing, token = seller) =>
  api.call('POST /api/properties/:id/listings'.replace(':id', id) as 'POST /api/properties/:id/listings', {
    ...{ token, body },
  });
const move = (token: string, { id, version }: Pick<Listing, 'id' | 'version'>, to: 'publish' | 'withdraw') =>
  api.call(`POST /api/listings/${id}/${to}` as 'POST /api/listings/:id/publish', {
    token,
    body: { version },
  });
async function offered(body: NewListing = SALE, on?: string): Promise<Listing> {
  const draft = await begin(on ?? (await property()), body);
  const answer = await move(seller, draft.body, 'publish');
  expect([answer.status, answer.body]).toMatchObject([200, { state: 'active' }]);
  return answer.body;
}
const find = async (id: string, token = buyer): Promise<Listing> =>
  (await api.call(`GET /api/listings/${id}`, { token })).body;
const buy = (id: string, token = buyer) => api.call(`POST /api/listings/${id}/purchase`, { token });
const bid = (id: string, maximum: number, token = buyer, idempotencyKey = randomUUID()) =>
  api.call(`POST /api/listings/${id}/bids`, {
    ...{ token, body: { maximum }, headers: { 'idempotency-key': idempotencyKey } },
  });
async function settlementOf(listingId: string): Promise<Settlement> {
  const [row] = await api.database.sql<{ id: string; state: string; amount: string; problem: string }>(
    `SELECT id, state, amount, problem FROM settlements WHERE listing_id = $1 ORDER BY created_at DESC LIMIT 1`,
    [listingId],
  );
  if (!row) throw new Error('There is no settlement.');
  return row as unknown as Settlement;
}
function report(id: string, body: { outcome: 'paid' | 'failed'; amount: number; reference: string }) {
  const endpoint = `POST /api/game/v1/settlements/${id}` as 'POST /api/game/v1/settlements/:id';
  return api.call(endpoint, { body, headers: signedHeaders(key, endpoint, { body }) });
}
/** Every settlement adds up to nothing, and was booked once. */
async function expectBalanced(): Promise<void> {
  const off = await api.database.sql(
    `SELECT settlement_id FROM ledger_lines GROUP BY settlement_id HAVING sum(amount) <> 0 OR count(*) <> 2`,
  );
  expect(off).toEqual([]);
}
const statuses = (answers: readonly Answer[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all = []]) => [
      status,
      all.length,
    ]),
  );

describe('a listing', () => {
  it('is begun by the owner, seen once it is out, and the only open one of its property', async () => {
    const id = await property();
    expectError(await begin(id, SALE, buyer), 403, 'ACCESS_DENIED');
    const { body: draft } = await begin(id, SALE);
    expect(draft).toMatchObject({ state: 'draft', may: { publish: true, buy: false } });
    expectError(await api.call(`GET /api/listings/${draft.id}`, { token: buyer }), 404, 'LISTING_NOT_FOUND');
    const { body: other } = await begin(id, { ...SALE, price: 5 });
    const { body: out } = await move(seller, draft, 'publish');
    expect(await find(out.id)).toMatchObject({
      state: 'active',
      may: { buy: true, offer: true, bid: false },
    });
    expectError(await move(seller, other, 'publish'), 409, 'PROPERTY_OFFERED');
    const listed = await api.call('GET /api/properties?kind=sale&limit=100', { token: buyer });
    expect(listed.body.items.find((one) => one.id === id)?.listing).toMatchObject({ price: 90_000 });
    expectError(await move(seller, draft, 'withdraw'), 409, 'LISTING_STALE');
    expect((await move(seller, out, 'withdraw')).body.state).toBe('withdrawn');
    const { body: whole } = await api.call(`GET /api/properties/${id}`, { token: buyer });
    expect(whole).toMatchObject({ listing: null, history: [{ kind: 'withdrawn' }, { kind: 'listed' }, {}] });
    expect((await move(seller, other, 'publish')).body.state).toBe('active');
  });

  it('of the city is offered by those who look after it', async () => {
    const id = await property(null);
    expectError(await begin(id, SALE), 403, 'ACCESS_DENIED');
    const { body: draft } = await begin(id, SALE, staff);
    const { body: out } = await move(staff, draft, 'publish');
    expectError(await buy(out.id, staff), 403, 'LISTING_OWN');
    expect((await buy(out.id)).body.state).toBe('reserved');
  });

  it('ends when its time is over', async () => {
    const { id } = await offered();
    await api.database.sql(`UPDATE listings SET ends_at = now() - interval '1 second' WHERE id = $1`, [id]);
    expectError(await buy(id), 409, 'LISTING_STATE_REFUSED');
    await Promise.all([api.get(ListingClock).endDue(), api.get(ListingClock).endDue()]);
    expect((await find(id)).state).toBe('expired');
  });
});

describe('fifty purchases at once', () => {
  it('sell it once; it is the buyer’s when the game has been paid, however often that is said', async () => {
    const listing = await offered();
    const racers = await makeMembers(api, 50, 'racer');
    const answers = await Promise.all(racers.map((token) => buy(listing.id, token)));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 49 });
    const winner = racers[answers.findIndex(({ status }) => status === 200)] ?? '';
    const { id } = await settlementOf(listing.id);
    const paid = { outcome: 'paid' as const, amount: 90_000, reference: 'tx-1' };
    const said = await Promise.all([1, 2, 3, 4].map(() => report(id, paid)));
    expect(said.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 4 }, () => [200, { state: 'confirmed' }]),
    );
    const { body: mine } = await api.call('GET /api/properties/mine', { token: winner });
    expect(mine.items).toMatchObject([{ id: listing.property.id, listing: null }]);
    expect((await find(listing.id)).state).toBe('sold');
    await expectBalanced();

    // What contradicts it sells nothing again: it is for the staff to look into.
    expect((await report(id, { ...paid, reference: 'tx-2' })).body.state).toBe('confirmed');
    expect((await settlementOf(listing.id)).problem).toContain('tx-2');
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
    await expectBalanced();
  });
});

describe('a payment', () => {
  it('of another amount is in dispute until staff decide; one that failed offers it again', async () => {
    const listing = await offered();
    await buy(listing.id);
    const { id } = await settlementOf(listing.id);
    const less = await report(id, { outcome: 'paid', amount: 1, reference: 'tx-3' });
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
    expect((await find(listing.id)).state).toBe('active');

    expect((await report(id, { outcome: 'paid', amount: 90_000, reference: 'tx-4' })).body.state).toBe(
      'cancelled',
    );
    expect((await settlementOf(listing.id)).problem).toContain('cancelled');
    await buy(listing.id);
    const next = await settlementOf(listing.id);
    expect(next.id).not.toBe(id);
    expect((await report(next.id, { outcome: 'failed', amount: 0, reference: 'tx-5' })).body.state).toBe(
      'cancelled',
    );
    expect((await find(listing.id)).state).toBe('active');
    await expectBalanced();
  });

  it('is asked for by the game server alone', async () => {
    const endpoint = 'GET /api/game/v1/settlements?limit=100' as 'GET /api/game/v1/settlements';
    const listing = await offered();
    await buy(listing.id);
    const { id } = await settlementOf(listing.id);
    const { body } = await api.call(endpoint, { headers: signedHeaders(key, endpoint) });
    expect(body.items.find((one) => one.id === id)).toMatchObject({
      ...{ property: listing.property.code, amount: 90_000, from: 'bert', to: 'selma' },
    });
    expect((await api.call(endpoint, { token: staff })).status).toBe(401);
  });

  it('can’t be booked so that the books don’t balance, nor taken out of them', async () => {
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

describe('an auction', () => {
  it('takes a hundred bids at once one after the other: the price only rises, and whoever bids most leads', async () => {
    const { id } = await offered(AUCTION);
    const bidders = await makeMembers(api, 25, 'bidder');
    const bids = Array.from({ length: 100 }, (_, at) => ({
      token: bidders[at % bidders.length] ?? '',
      maximum: 1_000 + ((at * 7_919) % 10_007),
    }));
    const answers = await Promise.all(bids.map(({ token, maximum }) => bid(id, maximum, token)));
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
    expect(await find(id, best.token)).toMatchObject({
      leading: true,
      ownMaximum: best.maximum,
      bids: rows.length,
    });
    const { body: seen } = await api.call(`GET /api/listings/${id}/bids?limit=100`, { token: buyer });
    expect(seen.items.map(({ price }) => price)).toEqual([...prices].reverse());
    expect(JSON.stringify(seen)).not.toContain('maximum');
  });

  it('goes on for ten minutes after a late bid, isn’t bid for by its owner, and counts a repeated bid once', async () => {
    const listing = await offered(AUCTION);
    expectError(await bid(listing.id, 5_000, seller), 403, 'LISTING_OWN');
    expectError(await bid(listing.id, 999), 422, 'BID_TOO_LOW');
    const once = randomUUID();
    const [first, again] = [
      await bid(listing.id, 5_000, buyer, once),
      await bid(listing.id, 5_000, buyer, once),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await find(listing.id)).toMatchObject({ bids: 1, bidPrice: 1_000, leastBid: 1_100 });
    expectError(await move(seller, await find(listing.id, seller), 'withdraw'), 409, 'LISTING_HAS_BIDS');
    await api.database.sql(`UPDATE listings SET ends_at = now() + interval '5 minutes' WHERE id = $1`, [
      listing.id,
    ]);
    const { body: late } = await bid(listing.id, 2_000, await api.as('latecomer'));
    expect((Date.parse(late.endsAt ?? '') - Date.now()) / 60_000).toBeCloseTo(10, 0);
    expect(late).toMatchObject({ bidPrice: 2_100, leading: false });
    await api.database.sql(`UPDATE listings SET ends_at = now() WHERE id = $1`, [listing.id]);
    expectError(await bid(listing.id, 90_000), 409, 'LISTING_STATE_REFUSED');
    await Promise.all([api.get(ListingClock).endDue(), api.get(ListingClock).endDue()]);
    expect(await settlementOf(listing.id)).toMatchObject({ state: 'pending', amount: '2100' });
    expect((await find(listing.id)).state).toBe('reserved');
  });
});

describe('an offer', () => {
  const offer = (id: string, amount: number, token = buyer) =>
    api.call(`POST /api/listings/${id}/offers`, { token, body: { amount, message: 'In cash.' } });
  const decide = (id: string, action: string, token = seller) =>
    api.call(`POST /api/offers/${id}/${action}` as 'POST /api/offers/:id/:action', { token });

  it('waits once for each member, and declines the others when it is accepted', async () => {
    const listing = await offered();
    const other = await api.as('rival');
    const { body: mine } = await offer(listing.id, 70_000);
    expectError(await offer(listing.id, 71_000), 409, 'OFFER_PENDING');
    expectError(await offer(listing.id, 1, seller), 403, 'LISTING_OWN');
    const { body: theirs } = await offer(listing.id, 60_000, other);
    const { body: received } = await api.call('GET /api/offers?limit=100', { token: seller });
    expect(received.items.filter(({ listingId }) => listingId === listing.id)).toMatchObject([
      { amount: 60_000, buyer: { username: 'rival' }, mine: false },
      { amount: 70_000, message: 'In cash.' },
    ]);
    expectError(await decide(mine.id, 'accept', buyer), 403, 'ACCESS_DENIED');
    expectError(await decide(mine.id, 'accept', other), 404, 'OFFER_NOT_FOUND');
    expect((await decide(mine.id, 'accept')).body.state).toBe('accepted');
    expectError(await decide(theirs.id, 'accept'), 409, 'OFFER_STATE_REFUSED');
    const { body: sent } = await api.call('GET /api/offers?box=sent', { token: other });
    expect(sent.items).toMatchObject([{ state: 'declined', mine: true }]);
    expect(await settlementOf(listing.id)).toMatchObject({ state: 'pending', amount: '70000' });
  });

  it('can be taken back, and expires after 72 hours', async () => {
    const listing = await offered();
    const { body: first } = await offer(listing.id, 10);
    expect((await decide(first.id, 'withdraw', buyer)).body.state).toBe('withdrawn');
    const { body: second } = await offer(listing.id, 20);
    expect((Date.parse(second.expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
    await api.database.sql(`UPDATE offers SET expires_at = now() WHERE id = $1`, [second.id]);
    expectError(await decide(second.id, 'accept'), 409, 'OFFER_STATE_REFUSED');
    await api.get(OfferClock).expireDue();
    const { body: sent } = await api.call('GET /api/offers?box=sent&limit=1', { token: buyer });
    expect(sent.items).toMatchObject([{ id: second.id, state: 'expired' }]);
  });
});
