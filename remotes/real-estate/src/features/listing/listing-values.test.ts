import { expect, it } from 'vitest';
import { auction, draft } from '../../testing/deals.ts';
import { bodyOf, NEW_VALUES, usualStep, valuesOf } from './listing-values.ts';

it('converts a listing into the values of its form', () => {
  for (const listing of [draft({ hours: 240, note: 'Keys at the harbour office.' }), auction()]) {
    const { kind, price, step, hours, note } = listing;
    expect(bodyOf(valuesOf(listing))).toEqual({ kind, price, hours, note, ...(step !== null && { step }) });
  }
});

it('sends only the fields of the kind', () => {
  const typed = { ...NEW_VALUES, price: '90,000', step: '500' };
  expect(bodyOf(typed)).toEqual({ kind: 'sale', price: 90_000, hours: 720, note: '' });
  expect(bodyOf({ ...typed, kind: 'auction' })).toEqual({
    kind: 'auction',
    price: 90_000,
    step: 500,
    hours: 72,
    note: '',
  });
});

it('suggests a round step', () => {
  expect([5, 1_000, 10_000, 85_000, 2_000_000].map(usualStep)).toEqual([1, 50, 500, 4_000, 100_000]);
});
