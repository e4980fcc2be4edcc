import type { Day } from '../dates/days.ts';

/** Date formats that a member can choose. */
export const DATE_FORMATS = [
  'MMM dd, yyyy',
  'dd MMM yyyy',
  'MM/dd/yyyy',
  'dd.MM.yyyy',
  'yyyy-MM-dd',
] as const;
/** A value of {@link DATE_FORMATS}. */
export type DateFormat = (typeof DATE_FORMATS)[number];

/** Language and IANA time zone of the reader; by default the viewer's zone. */
export interface DateReader {
  language: string;
  zone?: string;
}

/** Cached: on a phone, creating a formatter takes as long as everything else on a page with a date. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf({ language, zone }: DateReader, name: keyof typeof FIELDS): Intl.DateTimeFormat {
  const key = `${language} ${name} ${zone ?? ''}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    // English in the locale of the site's strings.
    const locale = language.startsWith('en') ? 'en-US' : language;
    formatter = new Intl.DateTimeFormat(locale, { ...FIELDS[name], timeZone: zone });
    formatters.set(key, formatter);
  }
  return formatter;
}

const DAY = { day: '2-digit', year: 'numeric' } as const;
const DAY_FORMS = {
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  short: { weekday: 'short', day: 'numeric' },
  monthAndDay: { month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const FIELDS = {
  ...DAY_FORMS,
  time: { hour: 'numeric', minute: '2-digit' },
  hour: { hour: 'numeric' },
  named: { ...DAY, month: 'short' },
  asUsual: { day: 'numeric', month: 'short', year: 'numeric' },
  numbered: { ...DAY, month: '2-digit' },
  dateTime: {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats of {@link formatDay}. */
export type DayForm = keyof typeof DAY_FORMS;

function instantOf(date: Date | string): Date | undefined {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** Default format. The order is that of English; other languages use their own. */
const USUAL: DateFormat = 'MMM dd, yyyy';

/** Formats a day in the chosen format, with months in the reader's language. Returns an empty string for an invalid date. */
export function formatDate(date: Date | string, format: DateFormat, reader: DateReader): string {
  const instant = instantOf(date);
  if (!instant) return '';
  if (format === USUAL && !reader.language.startsWith('en')) return write('asUsual', instant, reader);
  const formatter = formatterOf(reader, format.includes('MMM') ? 'named' : 'numbered');
  const parts = formatter.formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const fields: Record<string, string> = {
    MMM: part('month'),
    MM: part('month'),
    dd: part('day'),
    yyyy: part('year'),
  };
  return format.replace(/MMM|MM|dd|yyyy/g, (token) => fields[token] ?? token);
}

/** Formats day and time in the reader's language: "Saturday, November 21, 2026 at 08:05 PM", "Samstag, 21. November 2026 um 20:05". */
export function formatDateTime(date: Date | string, reader: DateReader): string {
  return write('dateTime', date, reader);
}

/**
 * Formats a day for contexts in which the year is obvious: `long` "Tuesday, November 24", `short` "24 Tue", `monthAndDay` "Nov 24", `month` "November
 * 2026", `weekday` "Tuesday", `shortWeekday` "Tue".
 */
export function formatDay(day: Day, form: DayForm, language: string): string {
  return write(form, `${day}T00:00:00Z`, { language, zone: 'UTC' });
}

/** Formats a time of day: "8:05 PM", "20:05". */
export function formatTime(date: Date | string, reader: DateReader): string {
  return write('time', date, reader);
}

/** Formats a whole hour: "8 PM", "20 Uhr". */
export function formatHour(date: Date | string, reader: DateReader): string {
  return write('hour', date, reader);
}

function write(name: keyof typeof FIELDS, date: Date | string, reader: DateReader): string {
  const instant = instantOf(date);
  // Some browsers use a narrow space before "PM", some don't.
  return instant ? formatterOf(reader, name).format(instant).replaceAll('\u202f', ' ') : '';
}

const relative = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormatterOf(
  language: string,
  numeric: Intl.RelativeTimeFormatNumeric,
): Intl.RelativeTimeFormat {
  const key = `${language} ${numeric}`;
  let formatter = relative.get(key);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(language, { numeric });
    relative.set(key, formatter);
  }
  return formatter;
}

const DAY_SECONDS = 86_400;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', DAY_SECONDS],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * Formats an instant relative to now: "in 5 hours", "3 days ago"; seconds are "now". Days are calendar days of the reader's zone, so that "tomorrow"
 * is the next date. Longer units are numbers: "1 week ago", because "last week" names a calendar week.
 */
export function formatRelative(date: Date | string, now: Date, { language, zone }: DateReader): string {
  const seconds = (new Date(date).getTime() - now.getTime()) / 1000;
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) < size) continue;
    if (size > DAY_SECONDS)
      return relativeFormatterOf(language, 'always').format(Math.round(seconds / size), unit);
    const count = unit === 'day' ? calendarDays(now, date, zone) : Math.round(seconds / size);
    // The day of an autumn clock change has 25 hours: its first and last hour have the same date.
    if (count !== 0) return relativeFormatterOf(language, 'auto').format(count, unit);
  }
  return relativeFormatterOf(language, 'auto').format(0, 'second');
}

/** Returns the number of midnights of a zone between two instants. */
function calendarDays(from: Date | string, to: Date | string, zone: string | undefined): number {
  const [first, last] = [from, to].map((date) => dayOf(new Date(date), zone));
  return Math.round(((last ?? 0) - (first ?? 0)) / (DAY_SECONDS * 1000));
}

/** Returns midnight in UTC of the day that an instant has in a zone. The viewer's own zone needs no formatter. */
function dayOf(date: Date, zone: string | undefined): number {
  if (zone === undefined) return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Date.parse(formatDate(date, 'yyyy-MM-dd', { language: 'en', zone }));
}
