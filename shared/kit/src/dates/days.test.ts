import { expect, it } from 'vitest';
import { addDays, dayIn, minutesIn, weekdayOf } from './days.ts';

it('returns the day in a zone', () => {
  expect(dayIn('2026-11-24T02:00:00.000Z', 'America/New_York')).toBe('2026-11-23');
  expect(dayIn('2026-11-24T23:30:00.000Z', 'Europe/Berlin')).toBe('2026-11-25');
});

it('follows clock changes', () => {
  expect(minutesIn('2026-10-24T18:00:00.000Z', 'Europe/Berlin')).toBe(20 * 60);
  expect(minutesIn('2026-10-25T18:00:00.000Z', 'Europe/Berlin')).toBe(19 * 60);
});

it('adds days across the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

it('returns the weekday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual(['MO', 'SU']);
});
