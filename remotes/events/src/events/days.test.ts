import { addDays } from '@boardwalk/kit';
import { describe, expect, it } from 'vitest';
import { CARD } from '../testing/examples.ts';
import { addMonths, byDay, daysOf, onDays, weeksOfMonth, windowOf } from './days.ts';

it.each([
  ['2026-11-24', 'MO', 6, '2026-10-26', '2026-12-06'],
  ['2026-11-24', 'SU', 5, '2026-11-01', '2026-12-05'],
  ['2026-02-10', 'MO', 5, '2026-01-26', '2026-03-01'],
  ['2026-02-10', 'SA', 5, '2026-01-31', '2026-03-06'],
  ['2027-02-01', 'MO', 4, '2027-02-01', '2027-02-28'],
] as const)('shows the month of %s from %s on in %i weeks', (day, firstWeekday, count, first, last) => {
  const weeks = weeksOfMonth(day, firstWeekday);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last]);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('returns the day of %s, %i months later', (day, count, found) =>
  expect(addMonths(day, count)).toBe(found),
);

it('fetches one more day on either side, for time zones ahead of and behind UTC', () => {
  expect(windowOf(['2026-11-24', '2026-11-25'])).toEqual({
    from: '2026-11-23T00:00:00.000Z',
    to: '2026-11-27T00:00:00.000Z',
  });
});

it('puts dates on the day in the time zone', () => {
  const late = { ...CARD, startsAt: '2026-11-24T23:30:00.000Z', endsAt: '2026-11-25T02:00:00.000Z' };
  const days = ['2026-11-24', '2026-11-25'];
  const found = (zone: string) => onDays([late], days, zone).map(({ dates }) => dates.length);
  expect(found('UTC')).toEqual([1, 0]);
  expect(found('Europe/Berlin')).toEqual([0, 1]);
});

it('lists a date that has been in progress since yesterday under today', () => {
  const since = { ...CARD, startsAt: '2026-11-23T20:00:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' };
  const later = { ...CARD, startsAt: '2026-11-26T20:00:00.000Z', endsAt: '2026-11-26T22:00:00.000Z' };
  expect(byDay([since, later], '2026-11-24', 'UTC').map(({ day }) => day)).toEqual([
    '2026-11-24',
    '2026-11-26',
  ]);
});

/** From Saturday, 18:00 in Berlin, for three days: the end of January and the beginning of February, in two weeks. */
const RACES = { ...CARD, startsAt: '2027-01-30T17:00:00.000Z', endsAt: '2027-02-02T17:00:00.000Z' };
const RACE_DAYS = ['2027-01-30', '2027-01-31', '2027-02-01', '2027-02-02'];

describe('a date of several days', () => {
  it('is on each of its days, in the months and weeks of all of them', () => {
    for (const month of ['2027-01-01', '2027-02-01']) {
      const days = weeksOfMonth(month, 'MO').flat();
      const found = onDays([RACES], days, 'Europe/Berlin').filter(({ dates }) => dates.length > 0);
      expect(found.map(({ day }) => day)).toEqual(days.filter((day) => RACE_DAYS.includes(day)));
    }
    const second = onDays([RACES], ['2027-02-01', '2027-02-02', '2027-02-03'], 'Europe/Berlin');
    expect(second.map(({ dates }) => dates.length)).toEqual([1, 1, 0]);
  });

  it('is listed under each of its days that isn’t over, among the other dates', () => {
    const other = { ...CARD, startsAt: '2027-01-31T20:00:00.000Z', endsAt: '2027-01-31T22:00:00.000Z' };
    const listed = (today: string, hasMore = false) =>
      byDay([RACES, other], today, 'Europe/Berlin', hasMore).map(({ day, dates }) => [day, dates.length]);
    expect(listed('2027-01-15')).toEqual([
      ['2027-01-30', 1],
      ['2027-01-31', 2],
      ['2027-02-01', 1],
      ['2027-02-02', 1],
    ]);
    expect(listed('2027-02-01').map(([day]) => day)).toEqual(['2027-02-01', '2027-02-02']);
    // The next page may still contain dates of February.
    expect(listed('2027-01-15', true).map(([day]) => day)).toEqual(['2027-01-30', '2027-01-31']);
  });

  it('uses the days of the reader’s time zone, excluding the midnight at which it ends', () => {
    expect(daysOf(RACES, 'Europe/Berlin')).toEqual(RACE_DAYS);
    expect(daysOf(RACES, 'Pacific/Auckland')).toEqual(RACE_DAYS.map((day) => addDays(day, 1)));
    const untilMidnight = { startsAt: '2027-01-30T00:00:00.000Z', endsAt: '2027-02-01T00:00:00.000Z' };
    expect(daysOf(untilMidnight, 'UTC')).toEqual(['2027-01-30', '2027-01-31']);
    const night = { startsAt: '2027-01-30T22:00:00.000Z', endsAt: '2027-01-31T04:00:00.000Z' };
    expect(daysOf(night, 'UTC')).toEqual(['2027-01-30']);
  });
});
