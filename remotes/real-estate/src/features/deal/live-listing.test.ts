import { expect, it } from 'vitest';
import { auction, listing } from '../../testing/deals.ts';
import { at, offered, property } from '../../testing/examples.ts';
import {
  bidsAfter,
  isIncomplete,
  type ListingUpdate,
  leastFor,
  listingAfter,
  propertyAfter,
  quickAmounts,
} from './live-listing.ts';

const END = at(1);
const update = (change: Partial<ListingUpdate> = {}): ListingUpdate => ({
  state: 'active',
  bids: 4,
  bidPrice: 12_000,
  leastBid: 12_500,
  endsAt: END,
  version: 9,
  ...change,
});

it('applies an event, and ignores a late one', () => {
  const seen = auction({ bids: 3, version: 8 });
  expect(listingAfter(seen, update())).toMatchObject({ bids: 4, bidPrice: 12_000, endsAt: END, version: 9 });
  expect(listingAfter(seen, update({ version: 7 }))).toBe(seen);
  expect(listingAfter(seen, update({ bids: 2 }))).toBe(seen);
});

it('refetches data that concerns the reader only', () => {
  expect(isIncomplete(auction({ ownMaximum: null }), update())).toBe(false);
  expect(isIncomplete(auction({ ownMaximum: 11_000 }), update())).toBe(true);
  expect(isIncomplete(auction({ ownMaximum: null }), update({ state: 'reserved' }))).toBe(true);
});

it('adds a bid on top, without duplicates', () => {
  const known = { pages: [{ items: [], nextCursor: null }], pageParams: [] };
  const bid = { sequence: 4, price: 12_000, at: END };
  const after = bidsAfter(known, bid);
  expect(after.pages[0]?.items).toEqual([{ ...bid, mine: false }]);
  expect(bidsAfter(after, bid)).toBe(after);
});

it('updates the price on the property’s page', () => {
  const seen = property({ listing: offered({ kind: 'auction', price: 11_000 }) });
  const id = seen.listing?.id ?? '';
  expect(propertyAfter(seen, id, update()).listing).toMatchObject({ price: 12_000, endsAt: END });
  expect(propertyAfter(seen, 'another', update())).toBe(seen);
});

it('suggests the minimum bid, one and five steps more, above the leader’s own maximum', () => {
  const seen = auction({ bidPrice: 12_000, leastBid: 12_500, step: 500 });
  expect(leastFor(seen)).toBe(12_500);
  expect(quickAmounts(seen).map(({ amount }) => amount)).toEqual([12_500, 13_000, 15_000]);
  const leading = auction({ leading: true, ownMaximum: 20_000, step: 500 });
  expect(leastFor(leading)).toBe(20_001);
  expect(quickAmounts(leading).map(({ amount }) => amount)).toEqual([20_500, 21_000, 23_000]);
});

it('suggests nothing above the limit', () => {
  const seen = auction({ leastBid: 999_999_000, step: 1_000 });
  expect(quickAmounts(seen).map(({ amount }) => amount)).toEqual([999_999_000, 1_000_000_000]);
});

it('computes the minimum bid if the server sends none', () => {
  expect(leastFor(listing({ kind: 'auction', price: 800, step: 50, bidPrice: null, leastBid: null }))).toBe(
    800,
  );
});
