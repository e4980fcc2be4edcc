import { currentZoneName } from '@boardwalk/contracts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A local time in the format of `<input type="datetime-local">`: `2026-10-25T02:30`. */
export type LocalTime = string;

/** Cached per zone: creating a formatter takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Maximum number of cached offsets. A calendar needs about 50, a year of dates 365. */
const MAX_OFFSETS = 2000;
/** Offsets at midnights in UTC, by zone and day, in milliseconds. */
const offsets = new Map<string, number>();

/** Returns the UTC offset of a zone at the beginning of a day in UTC, in milliseconds. @param day number of days since 1970 */
function offsetOnDay(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= MAX_OFFSETS) offsets.clear();
    offset = computeOffset(day * DAY_MS, zone);
    offsets.set(key, offset);
  }
  return offset;
}

/** Returns the UTC offset of a zone at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const offset = offsetOnDay(day, zone);
  // Zones never change twice a day: without a change between two midnights the offset is the same all day.
  return offset === offsetOnDay(day + 1, zone) ? offset : computeOffset(instant, zone);
}

function computeOffset(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const clock = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return clock - Math.floor(instant / 1000) * 1000;
}

/** Returns the local time of a zone at an instant. @param instant in UTC, ISO 8601; an empty string returns an empty one. */
export function localTimeOf(instant: string, zone: string): LocalTime {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);
}

/**
 * Returns the instants of a local time in a zone, in UTC, ISO 8601: usually one; two if a clock change makes it ambiguous; none if a clock change
 * skips it, or if it is invalid.
 */
export function instantsOf(local: LocalTime, zone: string): string[] {
  const clock = Date.parse(`${local}Z`);
  if (Number.isNaN(clock)) return [];
  // Offsets before and after a possible clock change: zones change by hours, and never twice a day.
  const candidates = new Set([offsetAt(clock - DAY_MS, zone), offsetAt(clock + DAY_MS, zone)]);
  return [...candidates]
    .map((offset) => clock - offset)
    .filter((at) => at + offsetAt(at, zone) === clock)
    .sort((one, other) => one - other)
    .map((at) => new Date(at).toISOString());
}

/** Returns the local time after a clock change for a skipped one: usually an hour later. */
export function afterGap(local: LocalTime, zone: string): string {
  const clock = Date.parse(`${local}Z`);
  return new Date(clock - offsetAt(clock - DAY_MS, zone)).toISOString();
}

/** Returns the label of a zone's UTC offset at an instant: `UTC+1`, `UTC−3:30`. */
export function offsetName(instant: string, zone: string): string {
  const minutes = Math.round(offsetAt(Date.parse(instant), zone) / MINUTE_MS);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (minutes === 0) return 'UTC';
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

let ownZone: string | undefined;

/** Returns the zone of the device, by its current name. Read once: lists call it for each row, and a page's formatters keep the first zone too. */
export function deviceZone(): string {
  ownZone ??= currentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return ownZone;
}

/** Returns the label of a zone with its UTC offset at an instant: `America/New York (UTC−5)`. @param instant in UTC, ISO 8601 */
export function zoneLabel(zone: string, instant: string): string {
  const offset = offsetName(instant, zone);
  return offset === zone ? zone : `${zone.replaceAll('_', ' ')} (${offset})`;
}
