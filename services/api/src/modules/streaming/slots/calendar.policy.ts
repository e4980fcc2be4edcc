import ICAL from 'ical.js';
import { calendarDocument, newEvent, utc } from '../../../platform/calendar/ical-document.ts';
import { instantOf, ruleOf } from '../../../platform/calendar/recurrence.ts';
import type { SlotRow } from '../stream-slots.table.ts';

/** A slot with what else a calendar shows of it. */
export interface CalendarSlot {
  slot: SlotRow;
  /** The streamer’s full name. */
  name: string;
  /** Where the stream is watched. */
  url: string;
}

interface CalendarOf {
  name: string;
  /** What the ids of the events end with. */
  host: string;
  slots: readonly CalendarSlot[];
}

/**
 * Schedules as iCalendar (RFC 5545). Times are wall clock times with their zones, so that a calendar knows when the clocks change. An event has one id for ever; its
 * SEQUENCE grows with each change, and what was removed is CANCELLED.
 */
export function calendarOf({ name, host, slots }: CalendarOf): string {
  return calendarDocument({ name, maker: 'Streams', events: slots.map((slot) => eventOf(slot, host)) });
}

function eventOf({ slot, name, url }: CalendarSlot, host: string): ICAL.Component {
  const { event, add, addLocal } = newEvent();
  add('uid', `${slot.id}@${host}`);
  add('dtstamp', utc(slot.updatedAt));
  add('created', utc(slot.createdAt));
  add('last-modified', utc(slot.updatedAt));
  add('sequence', slot.version - 1);
  addLocal('dtstart', slot.startsAt, slot.zone);
  add('duration', ICAL.Duration.fromSeconds(slot.minutes * 60));
  add('summary', `${name}: ${slot.title}`);
  if (slot.character) add('description', slot.character);
  add('url', url);
  add('status', slot.removedAt ? 'CANCELLED' : 'CONFIRMED');
  const rule = ruleOf(slot);
  if (rule) {
    // Beside a start with a zone UNTIL is in UTC.
    if (slot.until) rule.until = utc(instantOf(`${slot.until}T23:59:59`, slot.zone));
    add('rrule', rule);
    for (const date of slot.exceptions) addLocal('exdate', `${date}${slot.startsAt.slice(10)}`, slot.zone);
  }
  return event;
}
