import { expect, it } from 'vitest';
import { thin } from './thin.ts';

const points = (counts: number[]) => counts.map((viewers, at) => ({ at: String(at), viewers }));

it('keeps few points unchanged, and preserves the peak of many', () => {
  expect(thin(points([1, 2]), 4)).toEqual(points([1, 2]));
  expect(thin(points([1, 9, 2, 3, 4, 5, 6]), 3).map(({ viewers }) => viewers)).toEqual([9, 5, 6]);
  expect(thin([], 3)).toEqual([]);
});
