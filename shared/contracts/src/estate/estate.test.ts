import { describe, expect, it } from 'vitest';
import { type AuctionState, afterBid, leastBid } from './auction.ts';
import {
  canTakeWithListing,
  LISTING_ACTIONS,
  LISTING_STATES,
  LISTING_TRANSITIONS,
} from './listing-states.ts';

const MINUTE = 60_000;
const fresh: AuctionState = {
  start: 1_000,
  step: 100,
  price: null,
  leaderId: null,
  maximum: null,
  endsAt: 60 * MINUTE,
};
const bid = (auction: AuctionState, bidderId: string, maximum: number, at = 0) =>
  afterBid(auction, { bidderId, maximum, at });
/** @throws if the bid is too low. */
const taken = (auction: AuctionState, bidderId: string, maximum: number, at = 0): AuctionState => {
  const after = bid(auction, bidderId, maximum, at);
  if (!after) throw new Error('The bid is too low.');
  return after;
};

describe('an auction', () => {
  it("starts at its starting price, whatever the first bidder's maximum", () => {
    expect(leastBid(fresh)).toBe(1_000);
    expect(bid(fresh, 'ann', 999)).toBeUndefined();
    expect(taken(fresh, 'ann', 5_000)).toMatchObject({ price: 1_000, leaderId: 'ann', maximum: 5_000 });
  });

  it('costs the leader a step more than the second maximum, and never more than their own', () => {
    const ann = taken(fresh, 'ann', 5_000);
    expect(leastBid(ann)).toBe(1_100);
    expect(bid(ann, 'ben', 1_099)).toBeUndefined();
    expect(taken(ann, 'ben', 3_000)).toMatchObject({ price: 3_100, leaderId: 'ann' });
    expect(taken(ann, 'ben', 4_950)).toMatchObject({ price: 5_000, leaderId: 'ann' });
    expect(taken(ann, 'ben', 5_050)).toMatchObject({ price: 5_050, leaderId: 'ben' });
    expect(taken(ann, 'ben', 9_000)).toMatchObject({ price: 5_100, leaderId: 'ben', maximum: 9_000 });
  });

  it('is led by the earlier of two equal bids', () => {
    expect(taken(taken(fresh, 'ann', 5_000), 'ben', 5_000)).toMatchObject({ price: 5_000, leaderId: 'ann' });
  });

  it('lets the leader raise their own maximum without changing price or end', () => {
    const ann = taken(fresh, 'ann', 5_000, 55 * MINUTE);
    expect(bid(ann, 'ann', 5_000)).toBeUndefined();
    const after = taken(ann, 'ann', 6_000, 60 * MINUTE);
    expect(after).toEqual({ ...ann, maximum: 6_000 });
  });

  it.each([
    [49, 60],
    [50, 60],
    [51, 61],
    [59, 69],
  ])('ends, with a bid in minute %i, in minute %i', (at, end) => {
    expect(taken(fresh, 'ann', 5_000, at * MINUTE).endsAt).toBe(end * MINUTE);
  });

  it('never becomes cheaper, and is led by the bidder with the highest maximum', () => {
    let auction = fresh;
    let random = 7;
    const best = new Map<string, number>();
    for (let n = 0; n < 2_000; n += 1) {
      random = (random * 48_271) % 2_147_483_647;
      const [who, maximum] = [`bidder ${random % 9}`, 900 + (random % 50_000)];
      const after = bid(auction, who, maximum);
      if (!after) continue;
      best.set(who, Math.max(maximum, best.get(who) ?? 0));
      expect(after.price).toBeGreaterThanOrEqual(auction.price ?? 0);
      expect(after.price).toBeLessThanOrEqual(after.maximum ?? 0);
      expect(after.maximum).toBe(Math.max(...best.values()));
      auction = after;
    }
  });
});

describe('a listing', () => {
  it('reaches every state from a draft, and leaves no final state', () => {
    const reached = new Set(['draft', ...LISTING_ACTIONS.map((action) => LISTING_TRANSITIONS[action].to)]);
    expect([...reached].sort()).toEqual([...LISTING_STATES].sort());
    for (const over of ['sold', 'rented', 'expired', 'withdrawn'] as const)
      expect(LISTING_ACTIONS.some((action) => canTakeWithListing(action, over))).toBe(false);
  });
});
