import { type StreamState, WEEKDAYS } from '@boardwalk/contracts';
import { instantOf, localStarts } from '../../../platform/calendar/recurrence.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts';
import type { StreamSlotRow } from '../stream-slots.table.ts';

/** Fields that determine the dates of a slot. */
export type SlotTimes = Pick<
  StreamSlotRow,
  'startsAt' | 'zone' | 'minutes' | 'days' | 'until' | 'exceptions'
>;

export interface OccurrenceTimes {
  /** Day in the slot's zone. */
  date: string;
  startsAt: Date;
  endsAt: Date;
}

/** Minutes before the announced start from which a stream counts as the announced one. */
const EARLY_MINUTES = 30;
/** Extends a window to all zones: a day in a zone never differs more from the one in UTC, and no slot is longer than half a day. */
const AROUND_DAYS = 2;

/** Returns the dates of a slot that overlap a window. */
export function occurrencesIn(slot: SlotTimes, from: Date, to: Date): OccurrenceTimes[] {
  return startsAbout(slot, from, to)
    .map((local) => timesOf(slot, local))
    .filter(({ date }) => !slot.exceptions.includes(date))
    .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
}

function timesOf({ zone, minutes }: SlotTimes, local: string): OccurrenceTimes {
  const startsAt = instantOf(local, zone);
  return { date: local.slice(0, 10), startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
}

/** Whether the slot has a date on this day, removed or not. */
export function hasDate(slot: SlotTimes, date: string): boolean {
  const day = new Date(`${date}T00:00Z`);
  return startsAbout(slot, day, day).some((local) => local.startsWith(date));
}

/** Returns the next date that isn't over; undefined when there is none within a year. */
export function nextOf(slot: SlotTimes, now: Date): OccurrenceTimes | undefined {
  for (const days of [8, 62, 366]) {
    const [next] = occurrencesIn(slot, now, new Date(now.getTime() + days * DAY_MS));
    if (next) return next;
  }
  return undefined;
}

/** Whether a stream that starts now is the one of this date. */
export function isAnnounced({ startsAt, endsAt }: OccurrenceTimes, now: Date): boolean {
  return startsAt.getTime() - EARLY_MINUTES * MINUTE_MS <= now.getTime() && now < endsAt;
}

/** Returns the state of a date. Without a stream it stays upcoming until its end. */
export function stateOf(times: OccurrenceTimes, isLive: boolean, now: Date): StreamState {
  if (times.endsAt <= now) return 'ended';
  return isLive && isAnnounced(times, now) ? 'live' : 'upcoming';
}

/** Returns the wall clock times around a window, including removed ones. */
function startsAbout(slot: SlotTimes, from: Date, to: Date): string[] {
  if (!slot.days) return [slot.startsAt];
  const [first = '', last = ''] = [from, to].map((instant, end) =>
    dayNear(instant, end ? AROUND_DAYS : -AROUND_DAYS),
  );
  const found: string[] = [];
  for (const local of localStarts(slot.startsAt, slot)) {
    const day = local.slice(0, 10);
    if (day > last) break;
    if (day >= first) found.push(local);
  }
  return found;
}

/** Returns the UTC day a number of days from an instant. */
function dayNear(instant: Date, days: number): string {
  return new Date(instant.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the weekdays in order. */
export function inOrder(days: StreamSlotRow['days']): StreamSlotRow['days'] {
  return days && WEEKDAYS.filter((day) => days.includes(day));
}
