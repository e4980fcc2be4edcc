import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { SlotRow } from '../stream-slots.table.ts';
import { instantOf, ruleOf } from './occurrences.policy.ts';

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

/** How often a calendar asks again, as a duration. */
const REFRESH = 'PT1H';

/**
 * Schedules as iCalendar (RFC 5545). Times are wall clock times with their zones, so that a calendar knows when the clocks change. An event has one id for ever; its
 * SEQUENCE grows with each change, and what was removed is CANCELLED.
 */
export function calendarOf({ name, host, slots }: CalendarOf): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Boardwalk//Streams//EN');
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar
    .addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(REFRESH))
    .setParameter('value', 'duration');
  for (const zone of new Set(slots.map(({ slot }) => slot.zone))) {
    const definition = definitionOf(zone);
    if (definition) calendar.addSubcomponent(definition);
  }
  for (const slot of slots) calendar.addSubcomponent(eventOf(slot, host));
  return `${calendar.toString()}\r\n`;
}

function eventOf({ slot, name, url }: CalendarSlot, host: string): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const add = (property: string, value: string | number | ICAL.Time | ICAL.Recur | ICAL.Duration) =>
    event.addPropertyWithValue(property, value);
  const first = ICAL.Time.fromDateTimeString(`${slot.startsAt}:00`);
  add('uid', `${slot.id}@${host}`);
  add('dtstamp', utc(slot.updatedAt));
  add('created', utc(slot.createdAt));
  add('last-modified', utc(slot.updatedAt));
  add('sequence', slot.version - 1);
  add('dtstart', first).setParameter('tzid', slot.zone);
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
    for (const date of slot.exceptions)
      add('exdate', ICAL.Time.fromDateTimeString(`${date}${slot.startsAt.slice(10)}:00`)).setParameter(
        'tzid',
        slot.zone,
      );
  }
  return event;
}

function utc(instant: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(instant, true);
}

/** The VTIMEZONE of a zone, as the library has it from the IANA database. One that it doesn't know is left to the reader's calendar. */
function definitionOf(zone: string): ICAL.Component | undefined {
  const [definition] = tzlib_get_ical_block(zone);
  return definition ? ICAL.Component.fromString(definition) : undefined;
}
