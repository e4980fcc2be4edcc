import { expect, it } from 'vitest';
import { PLAN } from '../testing/examples.ts';
import { bodyOf, defaultRepeat, endAfterMove, minutesOf, newValues, valuesOf } from './event-values.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');

it('begins tomorrow evening in the time zone', () => {
  expect(newValues('Pacific/Auckland', NOW)).toMatchObject({
    startsAt: '2026-11-26T20:00',
    endsAt: '2026-11-26T22:00',
  });
});

it('sends the values', () => {
  const { fields } = PLAN;
  expect(bodyOf(valuesOf(PLAN))).toEqual(fields);
});

it.each([
  ['over midnight', '2026-11-24T22:00', '2026-11-25T01:00', 180],
  ['over the night that is an hour longer', '2026-10-25T00:00', '2026-10-25T04:00', 300],
  ['over the night that is an hour shorter', '2027-03-28T00:00', '2027-03-28T04:00', 180],
  ['within the hour that comes twice', '2026-10-25T02:10', '2026-10-25T02:50', 40],
  ['backwards', '2026-11-24T22:00', '2026-11-24T21:00', -60],
])('counts minutes %s', (_, startsAt, endsAt, minutes) =>
  expect(minutesOf({ startsAt, endsAt, zone: 'Europe/Berlin' })).toBe(minutes),
);

it('shows the end in the local time that applies then', () => {
  const night = { ...PLAN.fields, startsAt: '2026-10-25T00:00', zone: 'Europe/Berlin', minutes: 300 };
  expect(valuesOf({ ...PLAN, fields: night }).endsAt).toBe('2026-10-25T04:00');
});

it('keeps its duration when its start changes', () => {
  expect(endAfterMove('2026-11-25T01:00', '2026-11-24T22:00', '2026-12-31T23:00')).toBe('2027-01-01T02:00');
  expect(endAfterMove('2026-11-24T20:00', '2026-11-24T22:00', '2026-12-31T20:00')).toBe('2026-12-31T22:00');
});

it('includes the day of its start in the series', () => {
  const values = { ...newValues('UTC', NOW), repeat: defaultRepeat('2026-11-24T20:00') };
  expect(bodyOf({ ...values, startsAt: '2026-11-26T20:00' }).repeat).toEqual({
    days: ['TH', 'TU'],
    interval: 1,
    until: '2026-12-22',
  });
});

it('has no limit and no deadline if the fields are empty', () => {
  expect(bodyOf({ ...newValues('UTC', NOW), capacity: ' ' })).toMatchObject({
    capacity: null,
    deadlineMinutes: null,
  });
  expect(bodyOf({ ...newValues('UTC', NOW), capacity: '40', deadlineMinutes: '60' })).toMatchObject({
    capacity: 40,
    deadlineMinutes: 60,
  });
});
