import type { EventCard } from '@boardwalk/contracts';
import { addDays, type Day, dayIn, mondayOf } from '@boardwalk/kit';

export const WEEK_DAYS = 7;
/** Six weeks hold every month. */
const GRID_WEEKS = 6;

/** Dates of one day, as clocks of a zone show it. */
export interface EventDay {
  day: Day;
  dates: EventCard[];
}

/** Days one after the other. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** The weeks that a month's grid shows, from Monday on: as many as the month touches. */
export function weeksOfMonth(day: Day): Day[][] {
  const month = day.slice(0, 7);
  const first = mondayOf(`${month}-01`);
  return Array.from({ length: GRID_WEEKS }, (_, week) =>
    daysFrom(addDays(first, week * WEEK_DAYS), WEEK_DAYS),
  ).filter((week) => week.some((one) => one.startsWith(month)));
}

/** The same day of another month, or its last one: `2026-01-31` and 1 lead to `2026-02-28`. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}

/** The window to ask for so that every zone finds its days in it: from a day before the first to a day after the last, in UTC. */
export function windowOf(days: readonly Day[]): { from: string; to: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return { from: `${addDays(first, -1)}T00:00:00.000Z`, to: `${addDays(last, 2)}T00:00:00.000Z` };
}

/** The dates of each day. One that goes on past midnight stands on the day it begins. */
export function onDays(cards: readonly EventCard[], days: readonly Day[], zone: string): EventDay[] {
  return days.map((day) => ({ day, dates: cards.filter(({ startsAt }) => dayIn(startsAt, zone) === day) }));
}

/** The days on which something is, in the order of the list. What began earlier and goes on stands on the first day. */
export function byDay(cards: readonly EventCard[], today: Day, zone: string): EventDay[] {
  const days = new Map<Day, EventCard[]>();
  for (const card of cards) {
    const begins = dayIn(card.startsAt, zone);
    const day = begins < today ? today : begins;
    days.set(day, [...(days.get(day) ?? []), card]);
  }
  return [...days].map(([day, dates]) => ({ day, dates }));
}
