import { WEEKDAYS, type Weekday } from '@boardwalk/contracts';
import { localTimeOf } from './local-time.ts';

const DAY_MS = 86_400_000;
const MINUTES_PER_HOUR = 60;

/** A day as its date, `2026-11-24`. */
export type Day = string;

/** Returns the day of an instant in a zone. @param instant in UTC, ISO 8601 */
export function dayIn(instant: string, zone: string): Day {
  return localTimeOf(instant, zone).slice(0, 10);
}

/** Returns the local time of a zone in minutes since midnight. @param instant in UTC, ISO 8601 */
export function minutesIn(instant: string, zone: string): number {
  const [, hours = '0', minutes = '0'] = /T(\d\d):(\d\d)/.exec(localTimeOf(instant, zone)) ?? [];
  return Number(hours) * MINUTES_PER_HOUR + Number(minutes);
}

/** Returns the day `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the weekday, abbreviated as in iCalendar: `MO`. */
export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';
}
