import ICAL from 'ical.js';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

/** Value of an event's property. */
type Value = string | number | ICAL.Time | ICAL.Recur | ICAL.Duration;

interface CalendarOf {
  name: string;
  /** Product that made it, such as `Streams`. */
  maker: string;
  events: Iterable<ICAL.Component>;
}

/** Refresh interval for subscribed calendars, as a duration. */
const REFRESH = 'PT1H';

/** Names for which the library has definitions. It writes to the console when it is called with any other. */
const DEFINED: ReadonlySet<string> = new Set(tzlib_get_timezones());

/**
 * Returns events as iCalendar (RFC 5545). ical.js folds lines and escapes texts. Each zone that an event uses has one VTIMEZONE of exactly that
 * name: readers such as Outlook fall back to a zone of their own for a time whose zone isn't defined.
 */
export function calendarDocument({ name, maker, events }: CalendarOf): string {
  const listed = [...events];
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//Boardwalk//${maker}//EN`);
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar
    .addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(REFRESH))
    .setParameter('value', 'duration');
  for (const zone of new Set(listed.flatMap(zonesOf))) calendar.addSubcomponent(definitionOf(zone));
  for (const event of listed) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** Returns a new event, with functions that add properties to it. */
export function newEvent() {
  const event = new ICAL.Component('vevent');
  const add = (property: string, value: Value) => event.addPropertyWithValue(property, value);
  /** Adds a wall clock time of a zone. @param local such as `2026-11-24T19:30` */
  const addLocal = (property: string, local: string, zone: string) =>
    add(property, ICAL.Time.fromDateTimeString(`${local}:00`)).setParameter('tzid', zone);
  return { event, add, addLocal };
}

export function utc(instant: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(instant, true);
}

/** Returns the zones that the properties of an event name. */
function zonesOf(event: ICAL.Component): string[] {
  return event.getAllProperties().flatMap((property) => property.getFirstParameter('tzid') ?? []);
}

/** Returns the VTIMEZONE of a zone. For a zone name that is a link, the library returns the definition of its target, under the target's name. */
function definitionOf(zone: string): ICAL.Component {
  const [block] = DEFINED.has(zone) ? tzlib_get_ical_block(zone) : [];
  if (!block) throw new Error(`There is no VTIMEZONE for ${zone}.`);
  const definition = ICAL.Component.fromString(corrected(zone, block));
  definition.updatePropertyWithValue('tzid', zone);
  definition.removeAllProperties('x-lic-location');
  return definition;
}

/**
 * Corrects the library's rule for Israel, whose clocks go forward on the Friday before the last Sunday of March, which isn't always the last
 * Friday.
 */
function corrected(zone: string, block: string): string {
  const rule = 'BYMONTH=3;BYMONTHDAY=23,24,25,26,27,28,29;BYDAY=FR';
  return zone === 'Asia/Jerusalem' ? block.replace('BYMONTH=3;BYDAY=-1FR', rule) : block;
}
