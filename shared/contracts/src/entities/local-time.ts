import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '../streaming/stream-limits.ts';
import { writtenKinds } from '../texts/written.ts';
import { canonicalZone } from './time-zone.ts';

/** Supported years of plans. In years 0 and 10000 (a local time of 9999 in another zone) the database has no days. */
const isPlannable = (text: string) => text >= '1900' && text < '3000';
const YEARS = 'This year is out of range.';

/** A wall clock time without a zone, such as `2026-11-24T19:30`. */
export const localTime = z.iso
  .datetime({ local: true, precision: -1 })
  .refine((text) => !text.endsWith('Z'), 'Enter the time without a time zone.')
  .refine(isPlannable, YEARS);

/** A day of a plan, such as `2026-11-24`. */
export const plannedDay = z.iso.date().refine(isPlannable, YEARS);

/** Name of a time zone, such as `Europe/Berlin`. Every accepted spelling is converted into the canonical one. */
export const zoneName = z
  .string()
  .max(64)
  .refine((name) => canonicalZone(name) !== undefined, 'This is not a time zone.')
  .overwrite((name) => canonicalZone(name) ?? name)
  .register(writtenKinds, { kind: 'machine' });

/** Days of a weekly repetition. */
export const weekdays = z
  .array(z.enum(WEEKDAYS))
  .min(1)
  .max(7)
  .refine((days) => new Set(days).size === days.length, 'Choose each day only once.');

interface Repeating {
  startsAt: string;
  repeat: { days: readonly Weekday[]; until: string | null } | null;
}

/** A rule for a weekly repetition: a check, and the error of one that fails. */
type RepeatRule = [check: (sent: Repeating) => boolean, issue: { path: string[]; message: string }];

/** Requires that a weekly repetition begins on one of its days. */
export const beginsOnADay: RepeatRule = [
  ({ repeat, startsAt }) => !repeat || repeat.days.includes(weekdayOf(startsAt)),
  { path: ['repeat', 'days'], message: 'The first date has to be on one of the days.' },
];

/** Requires that a weekly repetition doesn't end before it begins. */
export const endsAfterItBegan: RepeatRule = [
  ({ repeat, startsAt }) => !repeat?.until || repeat.until >= startsAt.slice(0, 10),
  { path: ['repeat', 'until'], message: 'This is before the first date.' },
];

/** Returns the weekday of a wall clock time. */
export function weekdayOf(local: string): Weekday {
  const day = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(day + 6) % 7] ?? 'MO';
}
