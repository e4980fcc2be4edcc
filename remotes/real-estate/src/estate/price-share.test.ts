import { expect, it } from 'vitest';
import { priceShare } from './price-share.ts';

it.each([
  [91_000, 100_000, -9],
  [100_000, 100_000, 0],
  [100_400, 100_000, 0],
  [150_000, 100_000, 50],
  [1, 90_000, -100],
])('compares %i with a price of %i as %i %%', (amount, price, share) => {
  expect(priceShare(amount, price)).toBe(share);
});
