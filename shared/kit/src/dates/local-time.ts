import { currentZoneName } from '@boardwalk/contracts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a clock shows, as `<input type="datetime-local">` writes it: `2026-10-25T02:30`. */
export type LocalTime = string;

/** One for each zone: making one takes a hundred times as long as using it. */
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

/** How far clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, zone: string): number {
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

/** What clocks of a zone show at an instant. @param instant in UTC, ISO 8601; an empty text answers an empty one. */
export function localTimeOf(instant: string, zone: string): LocalTime {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);
}

/**
 * The instants at which clocks of a zone show a time, in UTC, ISO 8601: one as a rule; two when the clocks were set back over it; none when
 * they are set forward over it, or when it is no time.
 */
export function instantsOf(local: LocalTime, zone: string): string[] {
  const clock = Date.parse(`${local}Z`);
  if (Number.isNaN(clock)) return [];
  // Both offsets round a change of the clocks: zones change them by hours, and nowhere twice a day.
  const offsets = new Set([offsetAt(clock - 24 * HOUR, zone), offsetAt(clock + 24 * HOUR, zone)]);
  return [...offsets]
    .map((offset) => clock - offset)
    .filter((at) => at + offsetAt(at, zone) === clock)
    .sort((one, other) => one - other)
    .map((at) => new Date(at).toISOString());
}

/** The time that clocks show once they have been set forward over one that doesn't exist: an hour later, as a rule. */
export function afterGap(local: LocalTime, zone: string): string {
  const clock = Date.parse(`${local}Z`);
  return new Date(clock - offsetAt(clock - 24 * HOUR, zone)).toISOString();
}

/** A zone's distance from UTC at an instant, in words: `UTC+1`, `UTC−3:30`. */
export function offsetName(instant: string, zone: string): string {
  const minutes = Math.round(offsetAt(Date.parse(instant), zone) / MINUTE);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (minutes === 0) return 'UTC';
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** The zone of the device, by today's name. */
export const deviceZone = (): string => currentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A zone by its name with its distance from UTC at an instant: `America/New York (UTC−5)`. @param instant in UTC, ISO 8601 */
export function zoneLabel(zone: string, instant: string): string {
  const offset = offsetName(instant, zone);
  return offset === zone ? zone : `${zone.replaceAll('_', ' ')} (${offset})`;
}
