import { randomUUID } from 'node:crypto';
import type { Listing, NewListing, NewProperty } from '@boardwalk/contracts';
import { expect } from 'vitest';
import type { Answer, TestApi } from './test-api.ts';
import { type GameKeySecret, newGameKey, signedHeaders } from './test-game-server.ts';

export const SALE: NewListing = { kind: 'sale', price: 90_000, hours: 48 };
export const RENT: NewListing = { kind: 'rent', price: 500, hours: 48 };
export const AUCTION: NewListing = { kind: 'auction', price: 1_000, step: 100, hours: 1 };

interface PaymentReport {
  outcome: 'paid' | 'failed';
  amount: number;
  reference: string;
}

/** Counts responses by status. */
export const statusesOf = (answers: readonly Answer[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all = []]) => [
      status,
      all.length,
    ]),
  );

/** Creates the members of a market with a game server, and functions for their usual calls. Call it once the API runs. */
export async function startMarket(api: TestApi) {
  const [staff, seller, buyer] = await Promise.all([
    api.as('stella', 'STAFF'),
    api.as('selma'),
    api.as('bert'),
  ]);
  for (const token of [staff, seller, buyer]) await api.call('GET /api/users/me', { token });
  const key: GameKeySecret = await newGameKey(api);
  let made = 0;

  /** Creates a property, of the seller by default. @param owner a handle; null for the city. */
  async function property(
    owner: string | null = 'selma',
    fields: Partial<NewProperty> = {},
  ): Promise<string> {
    made += 1;
    const body = {
      code: `SW-${100 + made}`,
      title: `Salt store ${made}`,
      type: 'warehouse' as const,
      owner,
      district: 'saltworks' as const,
      address: `${made} Pan Row`,
      point: { x: 100, y: 400 },
      guidePrice: 80_000,
      ...fields,
    };
    const answer = await api.call('POST /api/properties', { token: staff, body });
    expect(answer.status).toBe(201);
    return answer.body.id;
  }
  const begin = (id: string, body: NewListing, token = seller) =>
    api.call(`POST /api/properties/${id}/listings` as 'POST /api/properties/:id/listings', { token, body });
  const move = (
    token: string,
    { id, version }: Pick<Listing, 'id' | 'version'>,
    to: 'publish' | 'withdraw',
  ) =>
    api.call(`POST /api/listings/${id}/${to}` as 'POST /api/listings/:id/publish', {
      token,
      body: { version },
    });
  return {
    staff,
    seller,
    buyer,
    key,
    property,
    begin,
    move,
    /** Publishes a listing. @param of a property of the member who offers it; a new one by default. */
    async offered(body: NewListing = SALE, of?: string, token = seller): Promise<Listing> {
      const draft = await begin(of ?? (await property()), body, token);
      const answer = await move(token, draft.body, 'publish');
      expect([answer.status, answer.body]).toMatchObject([200, { state: 'active' }]);
      return answer.body;
    },
    find: async (id: string, token = buyer): Promise<Listing> =>
      (await api.call(`GET /api/listings/${id}`, { token })).body,
    buy: (id: string, token = buyer) => api.call(`POST /api/listings/${id}/purchase`, { token }),
    bid: (id: string, maximum: number, token = buyer, idempotencyKey: string = randomUUID()) =>
      api.call(`POST /api/listings/${id}/bids`, {
        token,
        body: { maximum },
        headers: { 'idempotency-key': idempotencyKey },
      }),
    offer: (id: string, amount: number, token = buyer) =>
      api.call(`POST /api/listings/${id}/offers`, { token, body: { amount, message: 'In cash.' } }),
    decideOffer: (id: string, action: 'accept' | 'decline' | 'withdraw', token = seller) =>
      api.call(`POST /api/offers/${id}/${action}` as 'POST /api/offers/:id/:action', { token }),
    /** Returns the last settlement of a listing from the database. */
    async settlementOf(listingId: string) {
      const [row] = await api.database.sql<{ id: string; state: string; amount: string; problem: string }>(
        `SELECT id, state, amount, problem FROM settlements WHERE listing_id = $1 ORDER BY created_at DESC LIMIT 1`,
        [listingId],
      );
      if (!row) throw new Error('There is no settlement.');
      return row;
    },
    /** Reports a payment as the game server. */
    report(id: string, body: PaymentReport) {
      const endpoint = `POST /api/game/v1/settlements/${id}` as 'POST /api/game/v1/settlements/:id';
      return api.call(endpoint, { body, headers: signedHeaders(key, endpoint, { body }) });
    },
    /** Expects that every settlement balances to zero and was booked once. */
    async expectBalanced(): Promise<void> {
      const { body } = await api.call('GET /api/settlements/ledger', { token: staff });
      expect(body).toMatchObject({ unbalanced: 0, lines: 2 * body.settlements });
      expect(body.paid).toBe(body.received);
    },
  };
}
