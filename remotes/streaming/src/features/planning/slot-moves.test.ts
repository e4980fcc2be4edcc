import type { StreamSlot } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { weekFrom } from '../../streams/days.ts';
import { datesOf, moved, resized, type SlotDate, snap } from './slot-moves.ts';

const WEEK = weekFrom('2026-11-23');
const SLOT: StreamSlot = {
  id: 'a',
  title: 'Night shift',
  character: null,
  zone: 'Europe/Berlin',
  exceptions: [],
  nextAt: null,
  startsAt: '2026-11-24T19:30',
  minutes: 120,
  version: 1,
  repeat: { days: ['TU', 'TH'], until: null },
};
const ONCE: StreamSlot = { ...SLOT, id: 'b', startsAt: '2026-11-27T23:30', repeat: null };
const dateOf = (slot: StreamSlot, at = 0) => datesOf([slot], WEEK)[at] as SlotDate;

it('returns the dates of a week: from the first to the last, without removed ones', () => {
  const days = (slot: StreamSlot, week = WEEK) => datesOf([slot], week).map(({ day }) => day);
  expect(days(SLOT)).toEqual(['2026-11-24', '2026-11-26']);
  expect(days(SLOT, weekFrom('2026-11-16'))).toEqual([]);
  expect(days({ ...SLOT, exceptions: ['2026-11-26'] })).toEqual(['2026-11-24']);
  expect(days({ ...SLOT, repeat: { days: ['TU', 'TH'], until: '2026-11-25' } })).toEqual(['2026-11-24']);
  expect(days(ONCE)).toEqual(['2026-11-27']);
  expect(days(ONCE, weekFrom('2026-11-30'))).toEqual([]);
});

it('moves a weekly slot: the time on every day, the day on that weekday only', () => {
  expect(moved(dateOf(SLOT, 1), { days: 1, minutes: -15 }, WEEK)).toEqual({
    startsAt: '2026-11-24T19:15',
    minutes: 120,
    repeat: { days: ['TU', 'FR'], until: null },
  });
  expect(moved(dateOf(SLOT), { days: -1, minutes: 0 }, WEEK)).toMatchObject({
    startsAt: '2026-11-23T19:30',
    repeat: { days: ['MO', 'TH'] },
  });
});

it('moves no date onto another of the same slot, out of the week or out of its day', () => {
  expect(moved(dateOf(SLOT), { days: 2, minutes: 0 }, WEEK)).toMatchObject({
    startsAt: '2026-11-24T19:30',
    repeat: { days: ['TU', 'TH'] },
  });
  expect(moved(dateOf(ONCE), { days: 9, minutes: 600 }, WEEK).startsAt).toBe('2026-11-29T23:45');
  expect(moved(dateOf(ONCE), { days: -9, minutes: -6000 }, WEEK).startsAt).toBe('2026-11-23T00:00');
});

it('limits the duration to between a quarter of an hour and twelve hours', () => {
  expect(resized(dateOf(SLOT), 15).minutes).toBe(135);
  expect(resized(dateOf(SLOT), -600).minutes).toBe(15);
  expect(resized(dateOf(SLOT), 6000).minutes).toBe(720);
});

it('uses steps of a quarter of an hour', () => {
  expect([snap(7), snap(8), snap(-8)].map(Math.abs)).toEqual([0, 15, 15]);
});
