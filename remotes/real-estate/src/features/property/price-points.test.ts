import { expect, it } from 'vitest';
import { at, property } from '../../testing/examples.ts';
import { pricePoints } from './price-points.ts';

it('separates sale prices from rents and asking prices', () => {
  const noOwners = { from: null, to: null };
  const [registered, sold, rented, listed] = [at(-400), at(-300), at(-200), at(-100)];
  const { prices, rents } = pricePoints([
    { kind: 'listed', at: listed, price: 99_000, ...noOwners },
    { kind: 'rented', at: rented, price: 900, ...noOwners },
    { kind: 'sold', at: sold, price: 72_000, ...noOwners },
    { kind: 'registered', at: registered, price: 60_000, ...noOwners },
  ]);
  expect(prices).toEqual([
    { at: registered, price: 60_000 },
    { at: sold, price: 72_000 },
  ]);
  expect(rents).toEqual([{ at: rented, price: 900 }]);
  expect(pricePoints(property({ history: [] }).history)).toEqual({ prices: [], rents: [] });
});
