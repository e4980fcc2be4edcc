import type { StreamOccurrence } from '@boardwalk/contracts';
import { localTimeOf } from '@boardwalk/kit';

const DAY = 86_400_000;
export const WEEK_DAYS = 7;
const MINUTES = 60;

/** A day by its date, `2026-11-24`. */
export type Day = string;

/** The day that an instant falls on in a zone. */
export function dayIn(instant: string, zone: string): Day {
  return localTimeOf(instant, zone).slice(0, 10);
}

/** Minutes since midnight that clocks of a zone show. */
export function minutesIn(instant: string, zone: string): number {
  const [, hours = '0', minutes = '0'] = /T(\d\d):(\d\d)/.exec(localTimeOf(instant, zone)) ?? [];
  return Number(hours) * MINUTES + Number(minutes);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

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

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are kept: making one takes far longer than using it, and a schedule has many times. */
function formatIn(locale: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = locale.startsWith('en') ? 'en-US' : locale;
  const key = [language, zone, ...Object.values(options)].join(' ');
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { timeZone: zone, ...options });
    formats.set(key, format);
  }
  return format;
}

const DAY_FORMS = {
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  short: { weekday: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day as it is written over its dates: "Tuesday, November 24". */
export function dayName(day: Day, locale: string, form: keyof typeof DAY_FORMS = 'long'): string {
  return formatIn(locale, 'UTC', DAY_FORMS[form]).format(new Date(`${day}T00:00:00Z`));
}

/** A time of day as clocks of a zone show it: "8:05 PM", "20:05". */
export function clockTime(instant: string, zone: string, locale: string): string {
  const format = formatIn(locale, zone, { hour: 'numeric', minute: '2-digit' });
  return format.format(new Date(instant)).replaceAll('\u202f', ' ');
}
