import { EVENT_LIMITS, type EventPlace } from '@boardwalk/contracts';
import { instantOf, localStarts } from '../../platform/calendar/recurrence.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/time/durations.ts';
import type { DateOverrides, NewOccurrenceRow, OccurrenceRow } from './event-occurrences.table.ts';
import type { EventCardRow, EventRow } from './events.table.ts';

/** Fields that determine the dates of an event. */
export type PlannedTimes = Pick<EventRow, 'startsAt' | 'zone' | 'minutes' | 'days' | 'interval' | 'until'>;
type Planned = PlannedTimes & Pick<EventCardRow, 'category' | 'audience' | 'place' | 'deadlineMinutes'>;
type TimesOfDate = Pick<NewOccurrenceRow, 'startsAt' | 'endsAt' | 'answersUntil'>;

/** Returns the days of an event in its zone, beginning with `from`; undefined when there are more than allowed. */
export function plannedDays(times: PlannedTimes, from = ''): string[] | undefined {
  const days: string[] = [];
  for (const local of localStarts(times.startsAt, times)) {
    const day = local.slice(0, 10);
    if (day < from) continue;
    if (days.length === EVENT_LIMITS.dates) return undefined;
    days.push(day);
  }
  return days;
}

/** Returns the times of one date. */
export function timesOf(
  {
    startsAt,
    zone,
    minutes,
    deadlineMinutes,
  }: Pick<Planned, 'startsAt' | 'zone' | 'minutes' | 'deadlineMinutes'>,
  date: string,
  own: DateOverrides = {},
): TimesOfDate {
  const start = instantOf(own.startsAt ?? localStartOf({ startsAt }, date), zone);
  const deadline = own.deadlineMinutes === undefined ? deadlineMinutes : own.deadlineMinutes;
  return {
    startsAt: start,
    endsAt: new Date(start.getTime() + (own.minutes ?? minutes) * MINUTE_MS),
    answersUntil: new Date(start.getTime() - (deadline ?? 0) * MINUTE_MS),
  };
}

/** Returns the planned wall clock start of a date. */
export function localStartOf({ startsAt }: Pick<EventRow, 'startsAt'>, date: string): string {
  return `${date}${startsAt.slice(10)}`;
}

/** Returns the denormalized columns of a date, for the indexes of lists. */
export function repeatedOf(event: Planned, own: DateOverrides = {}) {
  const place: EventPlace = own.place ?? event.place;
  return { category: event.category, audience: event.audience, district: place.district };
}

/**
 * Shifts a plan so that it begins at or before a day: a repetition is the same from any of its weeks on.
 * @param times of the plan as if it began with that date.
 */
export function beginningBefore(times: PlannedTimes, day: string): PlannedTimes {
  if (!times.days) return times;
  const step = times.interval * 7 * DAY_MS;
  let start = Date.parse(`${times.startsAt.slice(0, 10)}T00:00Z`);
  // One week earlier than necessary, to include days of the same week before the date's own.
  const wanted = Date.parse(`${day}T00:00Z`) - 7 * DAY_MS;
  while (start > wanted) start -= step;
  return { ...times, startsAt: localStartOf(times, new Date(start).toISOString().slice(0, 10)) };
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return new Date((weekOf(day) * 7 - 3) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the previous day. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** Returns a number that is the same for all days of a week, which begins on Monday. */
function weekOf(day: string): number {
  return Math.floor((Date.parse(`${day}T00:00Z`) / DAY_MS + 3) / 7);
}

type DatedRow = Pick<OccurrenceRow, 'id' | 'date' | 'cancelledAt' | 'dropped'>;

export interface DateMatch<Row> {
  /** Rows with their day after the change, which is the previous one for most. */
  kept: { row: Row; date: string }[];
  /** Rows whose day is no longer in the repetition. */
  dropped: Row[];
  /** Days without a row. */
  added: string[];
}

/**
 * Matches rows to the days of a changed repetition. A row keeps its day if the repetition still contains it; otherwise it moves, with its answers,
 * to a day of the same week without a row. Canceled rows stay.
 * @param once whether the event had and has only one date, which may move to any day.
 */
export function matchDates<Row extends DatedRow>(
  rows: readonly Row[],
  days: readonly string[],
  once: boolean,
): DateMatch<Row> {
  const taken = new Map(rows.map((row) => [row.date, row]));
  const kept = days.flatMap((date) => {
    const row = taken.get(date);
    return row ? [{ row, date }] : [];
  });
  const free = days.filter((day) => !taken.has(day));
  const wanted = new Set(days);
  const loose = rows.filter(({ date, cancelledAt }) => !wanted.has(date) && !cancelledAt);
  const dropped: Row[] = [];
  for (const row of loose) {
    const at = free.findIndex((day) => once || weekOf(day) === weekOf(row.date));
    if (at < 0) dropped.push(row);
    else kept.push({ row, date: free.splice(at, 1)[0] ?? row.date });
  }
  return { kept, dropped, added: free };
}
