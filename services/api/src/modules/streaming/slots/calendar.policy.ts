import ICAL from 'ical.js';
import { calendarDocument, newEvent, utc } from '../../../platform/calendar/ical-document.ts';
import { instantOf, ruleOf } from '../../../platform/calendar/recurrence.ts';
import type { SlotRow } from '../stream-slots.table.ts';

/** Slot with further data for calendars. */
export interface CalendarSlot {
  slot: SlotRow;
  /** Full name of the streamer. */
  name: string;
  /** Page of the stream. */
  url: string;
}

interface CalendarOf {
  name: string;
  /** Suffix of event ids. */
  host: string;
  slots: readonly CalendarSlot[];
}

/**
 * Returns schedules as iCalendar (RFC 5545). Times are wall clock times with zones, so that calendars apply clock changes. Each event has a
 * permanent id; its SEQUENCE is incremented with each change, and removed ones are CANCELLED.
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
    // UNTIL is in UTC when the start has a zone.
    if (slot.until) rule.until = utc(instantOf(`${slot.until}T23:59:59`, slot.zone));
    add('rrule', rule);
    for (const date of slot.exceptions) addLocal('exdate', `${date}${slot.startsAt.slice(10)}`, slot.zone);
  }
  return event;
}
