import { STREAM_LIMITS, type StreamSlot } from '@boardwalk/contracts';
import { addDays, type Day, weekdayOf } from '@boardwalk/kit';

/** Step of a move, in minutes. */
export const STEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;

/** Start of a slot on a day, in the slot's own time zone. */
export interface SlotTime {
  slot: StreamSlot;
  day: Day;
  /** Minutes since midnight. */
  from: number;
}

/** A date of a slot in the shown week. */
export interface SlotDate extends SlotTime {
  /** Stable while it is moved. */
  key: string;
  minutes: number;
}

type Timing = Pick<StreamSlot, 'startsAt' | 'minutes' | 'repeat'>;

/** Returns the dates of slots in a week. */
export function datesOf(slots: readonly StreamSlot[], week: readonly Day[]): SlotDate[] {
  return slots.flatMap((slot) => {
    const { id, startsAt, minutes, repeat, exceptions } = slot;
    const first = startsAt.slice(0, 10);
    const from = minutesOf(startsAt);
    if (!repeat) return week.includes(first) ? [{ key: id, slot, day: first, from, minutes }] : [];
    return repeat.days.flatMap((weekday, index) => {
      const day = week.find((one) => weekdayOf(one) === weekday);
      const isOn = day !== undefined && day >= first && (!repeat.until || day <= repeat.until);
      return isOn && !exceptions.includes(day) ? [{ key: `${id} ${index}`, slot, day, from, minutes }] : [];
    });
  });
}

/**
 * Returns the slot after one of its dates was moved. A weekly slot moves as a whole: the time on all its days, the day on that weekday only. It stays
 * in the shown week, and within its day.
 */
export function moved(
  { slot, day, from }: SlotTime,
  by: { days: number; minutes: number },
  week: readonly Day[],
): Timing {
  const { startsAt, minutes, repeat } = slot;
  const at = week.indexOf(day);
  const days = Math.min(week.length - 1, Math.max(0, at + by.days)) - at;
  const time = Math.min(DAY_MINUTES - STEP_MINUTES, Math.max(0, from + by.minutes));
  const first = startsAt.slice(0, 10);
  if (!repeat) return { startsAt: localTime(addDays(first, days), time), minutes, repeat };
  const [old, next] = [weekdayOf(day), weekdayOf(addDays(day, days))];
  // Two dates of a slot on one day would merge.
  const taken = next !== old && repeat.days.includes(next);
  const weekdays = taken ? repeat.days : repeat.days.map((one) => (one === old ? next : one));
  const shift = !taken && weekdayOf(first) === old ? days : 0;
  return { startsAt: localTime(addDays(first, shift), time), minutes, repeat: { ...repeat, days: weekdays } };
}

/** Returns the slot with another duration. */
export function resized({ slot }: SlotTime, by: number): Timing {
  const { startsAt, minutes, repeat } = slot;
  const length = Math.min(STREAM_LIMITS.slotMinutes, Math.max(STREAM_LIMITS.slotMinutesMin, minutes + by));
  return { startsAt, minutes: length, repeat };
}

/** Rounds to the nearest step. */
export function snap(minutes: number): number {
  return Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
}

export function minutesOf(local: string): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

export function localTime(day: Day, minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
