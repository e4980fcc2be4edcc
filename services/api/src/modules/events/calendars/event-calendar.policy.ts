import { calendarDocument, newEvent, utc } from '../../../platform/calendar/ical-document.ts';
import type { ListedRow } from '../event.view.ts';
import { storedStateOf } from '../event-access.policy.ts';

interface CalendarOf {
  name: string;
  /** Origin of the site, for the addresses of events. */
  origin: string;
  rows: readonly ListedRow[];
}

/**
 * Returns dates of events as iCalendar. Each date is a separate event with a permanent id, in UTC; its SEQUENCE is incremented when it is moved,
 * renamed or canceled. It contains no names of members.
 */
export function calendarOf({ name, origin, rows }: CalendarOf): string {
  const { host } = new URL(origin);
  return calendarDocument({ name, maker: 'Events', events: rows.map((row) => eventOf(row, origin, host)) });
}

function eventOf({ event: plan, date }: ListedRow, origin: string, host: string) {
  const { event, add } = newEvent();
  const own = date.overrides;
  const place = own.place ?? plan.place;
  const summary = own.summary ?? plan.summary;
  add('uid', `${date.id}@${host}`);
  add('dtstamp', utc(date.updatedAt));
  add('created', utc(plan.createdAt));
  add('last-modified', utc(date.updatedAt));
  add('sequence', date.sequence);
  add('dtstart', utc(date.startsAt));
  add('dtend', utc(date.endsAt));
  add('summary', own.title ?? plan.title);
  if (summary) add('description', summary);
  const where = [place.name, place.district && nameOfDistrict(place.district)].filter(Boolean).join(', ');
  if (where) add('location', where);
  add('categories', plan.category);
  add('url', `${origin}/events/${date.id}`);
  add('status', storedStateOf(plan, date) === 'cancelled' ? 'CANCELLED' : 'CONFIRMED');
  return event;
}

/** `lantern-quay` → `Lantern Quay`. */
function nameOfDistrict(key: string): string {
  return key.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  );
}
