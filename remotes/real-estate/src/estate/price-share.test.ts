import { expect, it } from 'vitest';
import { formatShare, priceShare } from './price-share.ts';

it.each([
  [91_000, 100_000, -9],
  [100_000, 100_000, 0],
  [100_400, 100_000, 0],
  [150_000, 100_000, 50],
  [1, 90_000, -100],
])('compares %i with a price of %i as %i %%', (amount, price, share) => {
  expect(priceShare(amount, price)).toBe(share);
});

it('is written in the reader’s language', () => {
  expect(formatShare(-9, 'en')).toBe('9%');
  expect(formatShare(150, 'de')).toBe('150\u00a0%');
});
