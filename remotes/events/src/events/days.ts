import type { EventCard, Weekday } from '@boardwalk/contracts';
import { addDays, type Day, dayIn, startOfWeek } from '@boardwalk/kit';

export const WEEK_DAYS = 7;
/** Six weeks cover every month. */
const GRID_WEEKS = 6;

/** Dates of one day, in a time zone. */
export interface EventDay {
  day: Day;
  dates: EventCard[];
}

/** Returns consecutive days. */
function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** Returns the weeks of a month's grid: those that the month touches. @param firstWeekday the weekday on which weeks begin */
export function weeksOfMonth(day: Day, firstWeekday: Weekday): Day[][] {
  const month = day.slice(0, 7);
  const first = startOfWeek(`${month}-01`, firstWeekday);
  return Array.from({ length: GRID_WEEKS }, (_, week) =>
    daysFrom(addDays(first, week * WEEK_DAYS), WEEK_DAYS),
  ).filter((week) => week.some((one) => one.startsWith(month)));
}

/** Returns the same day of another month, or its last one: `2026-01-31` and 1 return `2026-02-28`. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}

/** Returns the window to fetch so that it covers the days in every time zone: from a day before the first to a day after the last, in UTC. */
export function windowOf(days: readonly Day[]): { from: string; to: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return { from: `${addDays(first, -1)}T00:00:00.000Z`, to: `${addDays(last, 2)}T00:00:00.000Z` };
}

/** Maximum duration of an evening, in milliseconds. */
const EVENING_MS = 12 * 3_600_000;

/** Returns whether a date is longer than an evening and ends on another day than it begins, in a time zone. */
export function takesDays(
  { startsAt, endsAt }: Pick<EventCard, 'startsAt' | 'endsAt'>,
  zone: string,
): boolean {
  return (
    Date.parse(endsAt) - Date.parse(startsAt) > EVENING_MS && lastDayOf(endsAt, zone) > dayIn(startsAt, zone)
  );
}

/** Returns the days of a date, in a time zone. An evening that ends after midnight only counts for the day it begins. */
export function daysOf(card: Pick<EventCard, 'startsAt' | 'endsAt'>, zone: string): Day[] {
  const days = [dayIn(card.startsAt, zone)];
  if (!takesDays(card, zone)) return days;
  const last = lastDayOf(card.endsAt, zone);
  for (let day = addDays(days[0] ?? last, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the last day that a date covers beyond midnight. */
function lastDayOf(endsAt: string, zone: string): Day {
  return dayIn(new Date(Date.parse(endsAt) - 1).toISOString(), zone);
}

/** Returns the dates of each day: one of several days is on each of them. */
export function onDays(cards: readonly EventCard[], days: readonly Day[], zone: string): EventDay[] {
  const taken = cards.map((card) => ({ card, days: daysOf(card, zone) }));
  return days.map((day) => ({
    day,
    dates: taken.filter((one) => one.days.includes(day)).map(({ card }) => card),
  }));
}

/**
 * Groups dates by day, in order: a date of several days is on each of them, and an evening in progress that began earlier is on the first day.
 * @param hasMore whether later dates are not loaded yet: days after the last loaded start are omitted, because other dates may belong on them
 */
export function byDay(cards: readonly EventCard[], today: Day, zone: string, hasMore = false): EventDay[] {
  const days = new Map<Day, EventCard[]>();
  const [latest] = cards
    .map(({ startsAt }) => dayIn(startsAt, zone))
    .sort()
    .reverse();
  for (const card of cards) {
    const taken = daysOf(card, zone).filter((day) => day >= today && !(hasMore && latest && day > latest));
    for (const day of taken.length > 0 ? taken : [today]) days.set(day, [...(days.get(day) ?? []), card]);
  }
  return [...days]
    .map(([day, dates]) => ({ day, dates }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
