import { expect, it } from 'vitest';
import { comparePeriods, PERIOD_DAYS } from './compare-periods.ts';

const days = (value: number | null) => Array.from({ length: PERIOD_DAYS }, () => value);

it('compares the sums of two periods, and ignores earlier days', () => {
  expect(comparePeriods([...days(9), ...days(1), ...days(2)], 'sum')).toEqual({
    now: 60,
    before: 30,
    days: days(2),
  });
});

it('compares means of the days with data', () => {
  expect(comparePeriods([...days(4), null, 2, 6], 'mean')).toMatchObject({ now: 4, before: 4 });
});

it('has no earlier value without earlier days', () => {
  expect(comparePeriods(days(1), 'sum').before).toBeNull();
  expect(comparePeriods(days(null), 'mean').now).toBeNull();
});
