import type { Weekday } from '@boardwalk/contracts';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

/** Weekly repetition, every week or every n weeks. */
export interface WeeklyRule {
  /** Null for a single occurrence. */
  days: readonly Weekday[] | null;
  /** Number of weeks; 1 by default. */
  interval?: number;
  /** The last day; null without an end. */
  until: string | null;
}

/**
 * Returns the instant of a wall clock time. A time that the clocks skip becomes one hour later; of a time that occurs twice it is the first (RFC
 * 5545, 3.3.5).
 */
export function instantOf(local: string, zone: string): Date {
  const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' });
  return new Date(zoned.epochMilliseconds);
}

/** Returns the wall clock time of an instant, such as `2026-11-24T19:30`. */
export function localOf(instant: Date, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** Returns the iCalendar rule, without its end; undefined for a single occurrence. Weeks begin on Monday. */
export function ruleOf({
  days,
  interval = 1,
}: Pick<WeeklyRule, 'days' | 'interval'>): ICAL.Recur | undefined {
  return days ? ICAL.Recur.fromData({ freq: 'WEEKLY', byday: [...days], interval }) : undefined;
}

/**
 * Yields the wall clock times of a rule in order, endlessly if the rule has no end. They are computed without zones and converted afterwards: 19:30
 * stays 19:30 when the clocks change.
 * @param startsAt the first time, such as `2026-11-24T19:30`.
 */
export function* localStarts(startsAt: string, rule: WeeklyRule): Generator<string> {
  const recurrence = ruleOf(rule);
  if (!recurrence) return yield startsAt;
  const starts = recurrence.iterator(ICAL.Time.fromDateTimeString(`${startsAt}:00`));
  for (let start = starts.next(); start; start = starts.next()) {
    const local = start.toString().slice(0, 16);
    if (rule.until && local.slice(0, 10) > rule.until) return;
    yield local;
  }
}
