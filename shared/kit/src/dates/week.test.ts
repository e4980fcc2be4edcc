import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstWeekdayOf, startOfWeek, weekdaysFrom, weekOf } from './week.ts';

const LOCALES = [
  ['en-US', 'SU'],
  ['en-GB', 'MO'],
  ['de', 'MO'],
  ['de-AT', 'MO'],
  ['ar-EG', 'SA'],
  ['ja', 'SU'],
  ['pt-BR', 'SU'],
  ['fr-FR', 'MO'],
  ['not a locale', 'MO'],
] as const;

it.each(LOCALES)('starts the weeks of %s on %s', (locale, first) => {
  expect(firstWeekdayOf(locale)).toBe(first);
});

describe('a browser without week data', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(LOCALES)('starts the weeks of %s on %s', (locale, first) => {
    const prototype = Intl.Locale.prototype as { getWeekInfo?: () => unknown };
    const data = prototype.getWeekInfo;
    delete prototype.getWeekInfo;
    const found = firstWeekdayOf(locale);
    if (data) prototype.getWeekInfo = data;
    expect(found).toBe(first);
  });
});

it('returns the week of a day for each first weekday', () => {
  // A Sunday.
  expect(startOfWeek('2026-11-29', 'MO')).toBe('2026-11-23');
  expect(startOfWeek('2026-11-29', 'SU')).toBe('2026-11-29');
  expect(startOfWeek('2026-11-29', 'SA')).toBe('2026-11-28');
  expect(weekOf('2026-12-31', 'SU')).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(weekdaysFrom('SA')).toEqual(['SA', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR']);
});
