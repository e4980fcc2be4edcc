import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** What a property of an event can be. */
type Value = string | number | ICAL.Time | ICAL.Recur | ICAL.Duration;

interface CalendarOf {
  name: string;
  /** What has made it, such as `Streams`. */
  maker: string;
  /** The zones that its events name. */
  zones?: Iterable<string>;
  events: Iterable<ICAL.Component>;
}

/** How often a calendar asks again, as a duration. */
const REFRESH = 'PT1H';

/** Events as iCalendar (RFC 5545). Lines are folded and texts escaped by ical.js. */
export function calendarDocument({ name, maker, zones = [], events }: CalendarOf): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//Boardwalk//${maker}//EN`);
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar
    .addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(REFRESH))
    .setParameter('value', 'duration');
  for (const zone of new Set(zones)) {
    const definition = definitionOf(zone);
    if (definition) calendar.addSubcomponent(definition);
  }
  for (const event of events) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** An event, and the way to say something of it. */
export function newEvent() {
  const event = new ICAL.Component('vevent');
  const add = (property: string, value: Value) => event.addPropertyWithValue(property, value);
  return { event, add };
}

export function utc(instant: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(instant, true);
}

/** The VTIMEZONE of a zone, as the library has it from the IANA database. One that it doesn't know is left to the reader's calendar. */
function definitionOf(zone: string): ICAL.Component | undefined {
  const [definition] = tzlib_get_ical_block(zone);
  return definition ? ICAL.Component.fromString(definition) : undefined;
}
