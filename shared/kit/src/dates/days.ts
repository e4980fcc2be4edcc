import { WEEKDAYS, type Weekday } from '@boardwalk/contracts';
import { localTimeOf } from './local-time.ts';

const DAY = 86_400_000;
const MINUTES = 60;

/** A day by its date, `2026-11-24`. */
export type Day = string;

/** The day that an instant falls on in a zone. @param instant in UTC, ISO 8601 */
export function dayIn(instant: string, zone: string): Day {
  return localTimeOf(instant, zone).slice(0, 10);
}

/** Minutes since midnight that clocks of a zone show. @param instant in UTC, ISO 8601 */
export function minutesIn(instant: string, zone: string): number {
  const [, hours = '0', minutes = '0'] = /T(\d\d):(\d\d)/.exec(localTimeOf(instant, zone)) ?? [];
  return Number(hours) * MINUTES + Number(minutes);
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** Which day of the week a day is, as calendars abbreviate it: `MO`. */
export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';
}
