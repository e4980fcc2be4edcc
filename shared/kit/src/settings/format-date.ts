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

/** Each is made when it is first asked for: making one takes longer than everything that is written with it. */
class Formats {
  readonly #zone: Zone;
  readonly #made = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();

  constructor(zone: Zone) {
    this.#zone = zone;
  }

  of(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const format =
      this.#made.get(parts) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone: this.#zone });
    this.#made.set(parts, format);
    return format;
  }
}

const LOCAL = new Formats(undefined);
const UTC = new Formats('UTC');
const DAY = { year: 'numeric', month: 'short', day: '2-digit' } as const;
const MONTH_NUMBER = { month: '2-digit' } as const;
const DATE_TIME = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** A day in the viewer's zone and chosen format. Answers an empty text for something that is no date. */
export function formatDate(date: Date | string, format: DateFormat, zone?: Zone): string {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return '';
  const formats = zone ? UTC : LOCAL;
  const parts = Object.fromEntries(
    formats
      .of(DAY)
      .formatToParts(day)
      .map(({ type, value }) => [type, value]),
  );
  const words: Record<string, string | undefined> = {
    MMM: parts.month,
    MM: formats.of(MONTH_NUMBER).format(day),
    dd: parts.day,
    yyyy: parts.year,
  };
  return format.replace(/MMM|MM|dd|yyyy/g, (token) => words[token] ?? token);
}

/** Day and time in the viewer's zone, in US English: "Saturday, November 21, 2026 at 08:05 PM". */
export function formatDateTime(date: Date | string, zone?: Zone): string {
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? '' : (zone ? UTC : LOCAL).of(DATE_TIME).format(instant);
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
