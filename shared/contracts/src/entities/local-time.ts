import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '../streaming/stream-limits.ts';
import { writtenKinds } from '../texts/written.ts';
import { canonicalZone } from './time-zone.ts';

/** Years that can be planned for. In years 0 and 10000 (a wall clock time of 9999 in another zone) the database has no days. */
const isPlannable = (text: string) => text >= '1900' && text < '3000';
const YEARS = 'This year is out of range.';

/** A wall clock time without a zone, such as `2026-11-24T19:30`. */
export const localTime = z.iso
  .datetime({ local: true, precision: -1 })
  .refine((text) => !text.endsWith('Z'), 'Without a zone.')
  .refine(isPlannable, YEARS);

/** A day of a plan, such as `2026-11-24`. */
export const plannedDay = z.iso.date().refine(isPlannable, YEARS);

/** The name of a time zone, such as `Europe/Berlin`. Every accepted spelling is turned into the canonical one. */
export const zoneName = z
  .string()
  .max(64)
  .refine((name) => canonicalZone(name) !== undefined, 'This is not a time zone.')
  .overwrite((name) => canonicalZone(name) ?? name)
  .register(writtenKinds, { kind: 'machine' });

/** The days of a weekly repeat. */
export const weekdays = z
  .array(z.enum(WEEKDAYS))
  .min(1)
  .max(7)
  .refine((days) => new Set(days).size === days.length, 'Name each day once.');

interface Repeating {
  startsAt: string;
  repeat: { days: readonly Weekday[]; until: string | null } | null;
}

/** What a weekly repeat has to be: a check, and what is said of one that fails. */
type RepeatRule = [check: (sent: Repeating) => boolean, said: { path: string[]; message: string }];

/** A weekly repeat begins on one of its days. */
export const beginsOnADay: RepeatRule = [
  ({ repeat, startsAt }) => !repeat || repeat.days.includes(weekdayOf(startsAt)),
  { path: ['repeat', 'days'], message: 'The first date has to be on one of the days.' },
];

/** A weekly repeat doesn't end before it has begun. */
export const endsAfterItBegan: RepeatRule = [
  ({ repeat, startsAt }) => !repeat?.until || repeat.until >= startsAt.slice(0, 10),
  { path: ['repeat', 'until'], message: 'This is before the first date.' },
];

/** The weekday of a wall clock time. */
export function weekdayOf(local: string): Weekday {
  const day = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(day + 6) % 7] ?? 'MO';
}
