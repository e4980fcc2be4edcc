import type { NewStreamSlot, StreamSlot, Weekday } from '@boardwalk/contracts';
import { weekdayOf } from '@boardwalk/kit';

/** Values of the slot form. */
export interface SlotValues {
  title: string;
  /** Empty without one. */
  character: string;
  /** A wall clock time in the slot's zone. */
  startsAt: string;
  minutes: number;
  weekly: boolean;
  days: Weekday[];
  /** A day; empty without an end. */
  until: string;
}

/** Default duration of a new slot, in minutes. */
const DEFAULT_MINUTES = 120;

export function newValues(startsAt: string): SlotValues {
  return { title: '', character: '', startsAt, minutes: DEFAULT_MINUTES, weekly: true, days: [], until: '' };
}

export function valuesOf({ title, character, startsAt, minutes, repeat }: StreamSlot): SlotValues {
  return {
    title,
    character: character ?? '',
    startsAt,
    minutes,
    weekly: repeat !== null,
    days: repeat?.days ?? [],
    until: repeat?.until ?? '',
  };
}

/** Returns the request body: the day of the start is always among its days. */
export function bodyOf(values: SlotValues, zone: string): NewStreamSlot {
  const { title, character, startsAt, minutes, weekly, days, until } = values;
  const own = startsAt ? [weekdayOf(startsAt.slice(0, 10))] : [];
  const repeat = weekly ? { days: [...new Set([...own, ...days])], until: until || null } : null;
  return { title: title.trim(), character: character || null, startsAt, zone, minutes, repeat };
}
