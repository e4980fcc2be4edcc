import { expect, it } from 'vitest';
import { median, slope, spread } from './statistics.ts';

it('finds the median, of an even number of values too', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow();
});

it('excludes the outer quarters from the spread', () => {
  expect(spread([1, 2, 3, 4, 1000])).toBe(2);
  expect(spread([7])).toBe(0);
});

it('fits a line', () => {
  expect(
    slope([
      [0, 10],
      [100, 310],
      [200, 610],
    ]),
  ).toBe(3);
});
