import type { StreamOccurrence } from '@boardwalk/contracts';
import { addDays, type Day, dayIn } from '@boardwalk/kit';

export const WEEK_DAYS = 7;

/** Returns seven days from the given one. */
export function weekFrom(day: Day): Day[] {
  return Array.from({ length: WEEK_DAYS }, (_, at) => addDays(day, at));
}

/**
 * Returns the window to fetch so that it covers the seven days in every time zone: midnights in UTC, so that all readers of a day use the same query
 * as the server rendering.
 */
export function windowOf(day: Day): { from: string; to: string } {
  return { from: `${addDays(day, -1)}T00:00:00.000Z`, to: `${addDays(day, WEEK_DAYS + 1)}T00:00:00.000Z` };
}

/** Returns the dates of each day in a time zone, in order. A stream past midnight is on the day it begins. */
export function byDay(
  occurrences: readonly StreamOccurrence[],
  days: readonly Day[],
  zone: string,
): { day: Day; dates: StreamOccurrence[] }[] {
  const sorted = occurrences
    .map((date) => ({ date, begins: dayIn(date.startsAt, zone) }))
    .sort((one, other) => (one.date.startsAt < other.date.startsAt ? -1 : 1));
  return days.map((day) => ({
    day,
    dates: sorted.filter(({ begins }) => begins === day).map(({ date }) => date),
  }));
}
