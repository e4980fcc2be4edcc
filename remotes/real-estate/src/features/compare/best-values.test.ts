import { expect, it } from 'vitest';
import { bestPlaces } from './best-values.ts';

it('finds the lowest and the highest value, and ties', () => {
  expect(bestPlaces([90, 80, 120], 'least')).toEqual([1]);
  expect(bestPlaces([90, 120, 120], 'most')).toEqual([1, 2]);
  expect(bestPlaces([90, undefined, 120], 'least')).toEqual([0]);
});

it('finds none without a difference', () => {
  expect(bestPlaces([90, 90], 'least')).toEqual([]);
  expect(bestPlaces([90, undefined], 'most')).toEqual([]);
  expect(bestPlaces([], 'most')).toEqual([]);
});
