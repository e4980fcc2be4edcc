import { randomUUID } from 'node:crypto';
import { type RsvpStatus, WEEKDAYS } from '@boardwalk/contracts';
import { plannedDays, repeatedOf, timesOf } from '../modules/events/event-dates.policy.ts';
import type { NewRsvpRow } from '../modules/events/event-guests.table.ts';
import type { NewOccurrenceRow } from '../modules/events/event-occurrences.table.ts';
import type { EventRow, NewEventRow } from '../modules/events/events.table.ts';
import { newCode } from '../modules/events/plans/event-fields.policy.ts';
import { localOf } from '../platform/calendar/recurrence.ts';
import { DAY_MS, MINUTE_MS } from '../platform/time/durations.ts';
import type { DemoEvent } from './content/events.ts';
import { ago, HOME_ZONE } from './timeline.ts';

/** Age of most events, in hours. */
const PLANNED_HOURS_AGO = 600;

export type IdOf = (key: string) => string;
/** Event with the columns that determine its dates. */
type PlannedRow = NewEventRow & Pick<EventRow, 'id' | 'interval' | 'until' | 'days' | 'deadlineMinutes'>;
/** Date of an event; the database counts its guests. */
type DateRow = NewOccurrenceRow & { id: string };

export function eventRow(event: DemoEvent, idOf: IdOf, now: Date): PlannedRow {
  const { title, summary, body, category, minutes, place, capacity = null, zone = HOME_ZONE, state } = event;
  const began = event.beganMinutesAgo;
  const startsAt =
    began === undefined
      ? `${firstDay(event, localOf(new Date(now.getTime() + event.day * DAY_MS), zone).slice(0, 10))}T${event.time}`
      : localOf(new Date(now.getTime() - began * MINUTE_MS), zone);
  const weekday = weekdayOf(startsAt.slice(0, 10));
  const { weeks = 0, interval = 1, submittedHoursAgo } = event;
  const lastDay = new Date(Date.parse(`${startsAt.slice(0, 10)}T00:00Z`) + weeks * 7 * DAY_MS);
  const isDecided = state === 'published' || state === 'cancelled' || event.note !== undefined;
  const createdAt = ago(now, (submittedHoursAgo ?? PLANNED_HOURS_AGO) + 2);
  return {
    id: randomUUID(),
    title,
    summary,
    body,
    category,
    startsAt,
    zone,
    minutes,
    place,
    capacity,
    state,
    days: weeks > 0 ? [weekday] : null,
    interval,
    until: weeks > 0 ? lastDay.toISOString().slice(0, 10) : null,
    deadlineMinutes: event.deadlineMinutes ?? null,
    audience: event.audience ?? ['everyone'],
    createdBy: idOf(event.by),
    note: event.note ?? '',
    createdAt,
    updatedAt: createdAt,
    demo: true,
    ...(isDecided && { decidedBy: idOf('staff'), decidedAt: createdAt }),
    submittedAt: state === 'pending' ? ago(now, submittedHoursAgo ?? 1) : null,
  };
}

/** Returns the first day of an event on its weekday. @param earliest `2026-11-23` */
function firstDay({ weekday }: DemoEvent, earliest: string): string {
  const away =
    weekday === undefined ? 0 : (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(earliest)) + 7) % 7;
  return new Date(Date.parse(`${earliest}T00:00Z`) + away * DAY_MS).toISOString().slice(0, 10);
}

function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';
}

export function dateRows(event: DemoEvent, row: PlannedRow, now: Date): DateRow[] {
  const listed = row.state === 'published' || row.state === 'cancelled';
  const cancelled = event.cancelReason !== undefined && {
    cancelledAt: ago(now, 20),
    cancelReason: event.cancelReason,
    sequence: 1,
  };
  return (plannedDays(row) ?? []).map((date) => ({
    id: randomUUID(),
    eventId: row.id,
    date,
    capacity: row.capacity ?? null,
    code: newCode(),
    listed,
    ...timesOf(row, date),
    ...repeatedOf(row),
    ...cancelled,
    demo: true,
  }));
}

/** Returns the guests of one date. Residents alternate, so that no one is at every event. */
export function guestRows(
  event: DemoEvent,
  date: DateRow,
  {
    residents,
    idOf,
    isNext,
    turn,
  }: { residents: readonly string[]; idOf: IdOf; isNext: boolean; turn: number },
  now: Date,
): NewRsvpRow[] {
  const { named = {}, going = 0, maybe = 0 } = event;
  const fixed = isNext
    ? Object.entries(named).flatMap(([status, who]) => who.map((name) => [name, status] as const))
    : [];
  const taken = new Set([event.by, ...(event.hosts ?? []), ...fixed.map(([name]) => name)]);
  const free = residents.filter((name) => !taken.has(name));
  const others = Array.from({ length: Math.min(going + maybe, free.length) }, (_, at) => {
    const name = free[(at + turn * 5) % free.length] ?? '';
    return [name, at < going ? 'going' : 'maybe'] as const;
  });
  const isOver = date.startsAt <= now;
  return [...others, ...fixed].map(([name, status], at) => ({
    occurrenceId: date.id,
    userId: idOf(name),
    status: status as RsvpStatus,
    demo: true,
    queued: status === 'waitlisted' ? at + 1 : null,
    answeredAt: ago(now, 300 - at * 3),
    attendedAt: isOver && status === 'going' && at < (event.attended ?? 0) ? date.startsAt : null,
  }));
}
