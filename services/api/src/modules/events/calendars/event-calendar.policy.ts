import { calendarDocument, newEvent, utc } from '../../../platform/calendar/ical-document.ts';
import type { ListedRow } from '../event.view.ts';
import { storedStateOf } from '../event-access.policy.ts';

interface CalendarOf {
  name: string;
  /** Of the site: where the pages of events are. */
  origin: string;
  rows: readonly ListedRow[];
}

/**
 * Dates of events as iCalendar. Each date is an event by itself, with its own id for ever, in UTC; its SEQUENCE grows when it is moved, named anew or cancelled. Nobody is
 * named in it.
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
