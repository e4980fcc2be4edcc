import { expect, it } from 'vitest';
import { bestIndexes } from './best-values.ts';

it('finds the lowest and the highest value, and ties', () => {
  expect(bestIndexes([90, 80, 120], 'least')).toEqual([1]);
  expect(bestIndexes([90, 120, 120], 'most')).toEqual([1, 2]);
  expect(bestIndexes([90, undefined, 120], 'least')).toEqual([0]);
});

it('finds none without a difference', () => {
  expect(bestIndexes([90, 90], 'least')).toEqual([]);
  expect(bestIndexes([90, undefined], 'most')).toEqual([]);
  expect(bestIndexes([], 'most')).toEqual([]);
});
