import { expect, it } from 'vitest';
import { auction, listing } from '../../testing/deals.ts';
import { at, offered, property } from '../../testing/examples.ts';
import { quickAmounts } from './quick-amounts.ts';
import { bidsAfter, isIncomplete, leastFor, listingAfter, propertyAfter, type ToldState } from './told.ts';

const END = at(1);
const told = (change: Partial<ToldState> = {}): ToldState => ({
  state: 'active',
  bids: 4,
  bidPrice: 12_000,
  leastBid: 12_500,
  endsAt: END,
  version: 9,
  ...change,
});

it('takes over what is told, and nothing that comes late', () => {
  const seen = auction({ bids: 3, version: 8 });
  expect(listingAfter(seen, told())).toMatchObject({ bids: 4, bidPrice: 12_000, endsAt: END, version: 9 });
  expect(listingAfter(seen, told({ version: 7 }))).toBe(seen);
  expect(listingAfter(seen, told({ bids: 2 }))).toBe(seen);
});

it('asks the server anew for what concerns the reader alone', () => {
  expect(isIncomplete(auction({ ownMaximum: null }), told())).toBe(false);
  expect(isIncomplete(auction({ ownMaximum: 11_000 }), told())).toBe(true);
  expect(isIncomplete(auction({ ownMaximum: null }), told({ state: 'reserved' }))).toBe(true);
});

it('puts a bid on top, once', () => {
  const known = { pages: [{ items: [], nextCursor: null }], pageParams: [] };
  const bid = { sequence: 4, price: 12_000, at: END };
  const after = bidsAfter(known, bid);
  expect(after.pages[0]?.items).toEqual([{ ...bid, mine: false }]);
  expect(bidsAfter(after, bid)).toBe(after);
});

it('has the page of the property say the same price', () => {
  const seen = property({ listing: offered({ kind: 'auction', price: 11_000 }) });
  const id = seen.listing?.id ?? '';
  expect(propertyAfter(seen, id, told()).listing).toMatchObject({ price: 12_000, endsAt: END });
  expect(propertyAfter(seen, 'another', told())).toBe(seen);
});

it('proposes the least bid, a step more and five, above one’s own maximum when one leads', () => {
  const seen = auction({ bidPrice: 12_000, leastBid: 12_500, step: 500 });
  expect(leastFor(seen)).toBe(12_500);
  expect(quickAmounts(seen).map(({ amount }) => amount)).toEqual([12_500, 13_000, 15_000]);
  const leading = auction({ leading: true, ownMaximum: 20_000, step: 500 });
  expect(leastFor(leading)).toBe(20_001);
  expect(quickAmounts(leading).map(({ amount }) => amount)).toEqual([20_500, 21_000, 23_000]);
});

it('proposes nothing beyond what can be bid', () => {
  const seen = auction({ leastBid: 999_999_000, step: 1_000 });
  expect(quickAmounts(seen).map(({ amount }) => amount)).toEqual([999_999_000, 1_000_000_000]);
});

it('counts the least bid itself where the server says none', () => {
  expect(leastFor(listing({ kind: 'auction', price: 800, step: 50, bidPrice: null, leastBid: null }))).toBe(
    800,
  );
});
