import { expect, it } from 'vitest';
import { CARD } from '../testing/examples.ts';
import { addMonths, byDay, onDays, weeksOfMonth, windowOf } from './days.ts';

it.each([
  ['2026-11-24', 6, '2026-10-26', '2026-12-06'],
  ['2026-02-10', 5, '2026-01-26', '2026-03-01'],
  ['2027-02-01', 4, '2027-02-01', '2027-02-28'],
])('shows the month of %s in %i weeks', (day, count, first, last) => {
  const weeks = weeksOfMonth(day);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last]);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('finds the day of %s, %i months on', (day, count, found) => expect(addMonths(day, count)).toBe(found));

it('asks for a day more on either side, for those ahead of UTC and behind it', () => {
  expect(windowOf(['2026-11-24', '2026-11-25'])).toEqual({
    from: '2026-11-23T00:00:00.000Z',
    to: '2026-11-27T00:00:00.000Z',
  });
});

it('puts dates on the day that clocks of the zone show', () => {
  const late = { ...CARD, startsAt: '2026-11-24T23:30:00.000Z' };
  const days = ['2026-11-24', '2026-11-25'];
  const found = (zone: string) => onDays([late], days, zone).map(({ dates }) => dates.length);
  expect(found('UTC')).toEqual([1, 0]);
  expect(found('Europe/Berlin')).toEqual([0, 1]);
});

it('lists what goes on since yesterday today', () => {
  const since = { ...CARD, startsAt: '2026-11-23T20:00:00.000Z' };
  const later = { ...CARD, startsAt: '2026-11-26T20:00:00.000Z' };
  expect(byDay([since, later], '2026-11-24', 'UTC').map(({ day }) => day)).toEqual([
    '2026-11-24',
    '2026-11-26',
  ]);
});
