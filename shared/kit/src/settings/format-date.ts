/** The ways in which a member can have dates written. */
export const DATE_FORMATS = [
  'MMM dd, yyyy',
  'dd MMM yyyy',
  'MM/dd/yyyy',
  'dd.MM.yyyy',
  'yyyy-MM-dd',
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit' });
const MONTH_NUMBER = new Intl.DateTimeFormat('en-US', { month: '2-digit' });
const DATE_TIME = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A day in the viewer's zone and chosen format. Answers an empty text for something that is no date. */
export function formatDate(date: Date | string, format: DateFormat): string {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return '';
  const parts = Object.fromEntries(DAY.formatToParts(day).map(({ type, value }) => [type, value]));
  const words: Record<string, string | undefined> = {
    MMM: parts.month,
    MM: MONTH_NUMBER.format(day),
    dd: parts.day,
    yyyy: parts.year,
  };
  return format.replace(/MMM|MM|dd|yyyy/g, (token) => words[token] ?? token);
}

/** Day and time in the viewer's zone, in US English: "Saturday, November 21, 2026 at 08:05 PM". */
export function formatDateTime(date: Date | string): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? '' : DATE_TIME.format(instant);
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
