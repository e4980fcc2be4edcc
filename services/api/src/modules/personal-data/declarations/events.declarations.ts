import { sql } from 'drizzle-orm';
import {
  eventCalendarLinks,
  eventMessages,
  eventReminders,
  eventRsvps,
} from '../../events/event-guests.table.ts';
import { eventOccurrences } from '../../events/event-occurrences.table.ts';
import { eventHosts, events } from '../../events/events.table.ts';
import { declare, impersonal } from '../declaration.ts';

/** What members plan, host, and come to. */
export const EVENTS_DECLARATIONS = [
  declare(eventMessages, {
    names: { authorId: 'own' },
    exported: ['occurrenceId', 'text', 'at'],
    leaving: { stays: 'Guests have read it; it says no more who wrote it.' },
  }),
  declare(eventRsvps, {
    names: { userId: 'own' },
    exported: ['occurrenceId', 'status', 'answeredAt', 'attendedAt'],
    leaving: 'deleted',
  }),
  declare(eventCalendarLinks, {
    names: { userId: 'own' },
    exported: ['madeAt', 'readAt'],
    leaving: 'deleted',
  }),
  declare(events, {
    names: { createdBy: 'own', decidedBy: 'acted' },
    exported: [
      ...(['title', 'summary', 'body', 'category', 'startsAt', 'zone', 'minutes', 'days', 'until'] as const),
      ...(['place', 'capacity', 'audience', 'state', 'note', 'createdAt'] as const),
    ],
    leaving: { stays: 'Others come to it. It says no more who made it.' },
    // Nobody else has seen what wasn't published, and nobody else works on it.
    erase: ({ id }) => [
      sql`DELETE FROM ${events} WHERE ${events.createdBy} = ${id} AND ${events.state} IN ('draft', 'pending')
        AND NOT EXISTS (SELECT 1 FROM ${eventHosts} WHERE ${eventHosts.eventId} = ${events.id} AND ${eventHosts.userId} <> ${id})`,
    ],
  }),
  declare(eventHosts, { names: { userId: 'own' }, exported: ['eventId'], leaving: 'deleted' }),
  impersonal(eventOccurrences, 'The dates of events, and how many come.'),
  impersonal(eventReminders, 'Which reminders of a date were sent.'),
];
