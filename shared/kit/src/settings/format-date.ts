/** The ways in which a member can have dates written. */
export const DATE_FORMATS = [
  'MMM dd, yyyy',
  'dd MMM yyyy',
  'MM/dd/yyyy',
  'dd.MM.yyyy',
  'yyyy-MM-dd',
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** The zone of whoever looks, or UTC for what a server draws. */
type Zone = 'UTC' | undefined;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** What a clock in the zone shows. Not by `Intl`: its first use holds a phone up for longer than everything else that a page with a date does. */
function clockAt(date: Date | string, zone: Zone) {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return undefined;
  // The parts of UTC are read off a clock that is as far from it as the viewer's.
  const shift = zone ? 0 : instant.getTimezoneOffset() * 60_000;
  const clock = new Date(instant.getTime() - shift);
  const hours = clock.getUTCHours();
  return {
    year: String(clock.getUTCFullYear()),
    month: clock.getUTCMonth(),
    day: clock.getUTCDate(),
    weekday: WEEKDAYS[clock.getUTCDay()],
    time: `${twoDigits(hours % 12 || 12)}:${twoDigits(clock.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`,
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day in the viewer's zone and chosen format. Answers an empty text for something that is no date. */
export function formatDate(date: Date | string, format: DateFormat, zone?: Zone): string {
  const clock = clockAt(date, zone);
  if (!clock) return '';
  const words: Record<string, string | undefined> = {
    MMM: MONTHS[clock.month]?.slice(0, 3),
    MM: twoDigits(clock.month + 1),
    dd: twoDigits(clock.day),
    yyyy: clock.year,
  };
  return format.replace(/MMM|MM|dd|yyyy/g, (token) => words[token] ?? token);
}

/** Day and time in the viewer's zone, in US English: "Saturday, November 21, 2026 at 08:05 PM". */
export function formatDateTime(date: Date | string, zone?: Zone): string {
  const clock = clockAt(date, zone);
  return clock ? `${clock.weekday}, ${MONTHS[clock.month]} ${clock.day}, ${clock.year} at ${clock.time}` : '';
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago an instant was, in words of the given language ("3 days ago"); seconds are "now". */
export function formatRelative(date: Date | string, now: Date, language: string): string {
  const seconds = (new Date(date).getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, 'second');
}
