import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledApi, bundleApi, type KillableApi } from '../../../../test/killable-api.ts';
import { startTestApi, type TestApi, testEnvironment } from '../../../../test/test-api.ts';
import { makeMembers } from '../../../../test/test-calendar.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { TestIssuer } from '../../../../test/test-issuer.ts';
import { AUCTION, startMarket } from '../../../../test/test-market.ts';

const BIDDERS = 20;
let database: TestDatabase;
let issuer: TestIssuer;
let bundle: BundledApi;
let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
let bidders: string[];
beforeAll(async () => {
  const bundled = bundleApi();
  database = await createTestDatabase();
  issuer = await TestIssuer.start();
  api = await startTestApi({ database, issuer });
  market = await startMarket(api);
  bundle = await bundled;
}, 60_000);
afterAll(async () => {
  await bundle.remove();
  await api.stop();
  await issuer.stop();
  await database.drop();
});

async function startProcess(): Promise<KillableApi> {
  return bundle.start({ ...(await testEnvironment(issuer, database.url)), API_PORT: '0' });
}

/** Returns the status of a bid, or that it got no response. A repeated bid has the same idempotency key. */
async function bid(url: string, listingId: string, at: number): Promise<number | 'unanswered'> {
  const headers = {
    authorization: `Bearer ${bidders[at]}`,
    'content-type': 'application/json',
    'idempotency-key': `bid-${listingId}-${at}`,
  };
  const body = JSON.stringify({ maximum: 1_000 + at * 500 });
  return fetch(`${url}/api/listings/${listingId}/bids`, { method: 'POST', headers, body }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 'unanswered' as const,
  );
}

describe('a process that is killed between bids and their responses', () => {
  it.each([2, 6, 12, 25, 50, 100])(
    'after %i ms keeps confirmed bids, and counts repeated ones once',
    { timeout: 60_000 },
    async (ms) => {
      // New bidders for each auction: a member may lead in only a few at a time.
      bidders = await makeMembers(api, BIDDERS, `bidder${ms}x`);
      const { id } = await market.offered({ ...AUCTION, hours: 24 });
      const victim = await startProcess();
      const sent = bidders.map((_, at) => bid(victim.url, id, at));
      await after(ms);
      await victim.kill();
      const answers = await Promise.all(sent);
      const heir = await startProcess();
      const again = await Promise.all(
        bidders.map(async (_, at) => (answers[at] === 'unanswered' ? bid(heir.url, id, at) : answers[at])),
      );
      // Each bid was accepted, or was too low when it arrived; none was counted twice.
      expect(again.filter((status) => status !== 201 && status !== 422)).toEqual([]);
      const rows = await database.sql<{ sequence: number; bidder_id: string; price: string }>(
        'SELECT sequence, bidder_id, price FROM bids WHERE listing_id = $1 ORDER BY sequence',
        [id],
      );
      expect(rows).toHaveLength(again.filter((status) => status === 201).length);
      expect(new Set(rows.map(({ bidder_id }) => bidder_id)).size).toBe(rows.length);
      expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1));
      const prices = rows.map(({ price }) => Number(price));
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      const best = await market.find(id, bidders.at(-1));
      expect(best).toMatchObject({ leading: true, bids: rows.length, bidPrice: prices.at(-1) });
      // A third request gets the same response again.
      const third = await Promise.all(bidders.map((_, at) => bid(heir.url, id, at)));
      expect(third.filter((status) => status === 201)).toHaveLength(rows.length);
      expect((await market.find(id)).bids).toBe(rows.length);
      await heir.kill();
    },
  );
});
