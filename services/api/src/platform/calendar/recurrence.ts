import type { Weekday } from '@boardwalk/contracts';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

/** How something repeats each week, or each so many weeks. */
export interface WeeklyRule {
  /** Null for what happens once. */
  days: readonly Weekday[] | null;
  /** 1 unless told. */
  interval?: number;
  /** The last day; null without an end. */
  until: string | null;
}

/** The instant of a wall clock time. One that the clocks leave out is an hour later; of one that comes twice it is the first (RFC 5545, 3.3.5). */
export function instantOf(local: string, zone: string): Date {
  const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' });
  return new Date(zoned.epochMilliseconds);
}

/** The wall clock time of an instant, such as `2026-11-24T19:30`. */
export function localOf(instant: Date, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** The rule as calendars write it, without its end; undefined for what happens once. Weeks begin on Monday. */
export function ruleOf({
  days,
  interval = 1,
}: Pick<WeeklyRule, 'days' | 'interval'>): ICAL.Recur | undefined {
  return days ? ICAL.Recur.fromData({ freq: 'WEEKLY', byday: [...days], interval }) : undefined;
}

/**
 * The wall clock times of a rule from its start on, in order, without an end where the rule has none. They are worked out without zones, and each is put into its own
 * then: seven in the evening stays seven.
 * @param startsAt the first, such as `2026-11-24T19:30`.
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
