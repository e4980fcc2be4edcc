import type { StreamOccurrence } from '@boardwalk/contracts';
import { addDays, type Day, dayIn } from '@boardwalk/kit';

export const WEEK_DAYS = 7;

/** Seven days from one on. */
export function weekFrom(day: Day): Day[] {
  return Array.from({ length: WEEK_DAYS }, (_, at) => addDays(day, at));
}

/**
 * The window that is asked for so that every zone finds its seven days in it: midnights of UTC, so that all readers of a day ask for the same and what the server has
 * drawn fits.
 */
export function windowOf(day: Day): { from: string; to: string } {
  return { from: `${addDays(day, -1)}T00:00:00.000Z`, to: `${addDays(day, WEEK_DAYS + 1)}T00:00:00.000Z` };
}

/** The dates of each day, in their order, as clocks of a zone show them. What goes on past midnight stands on the day it begins. */
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
