import { z } from 'zod';
import { calendarLinkSchema } from '../entities/event.ts';
import { defineEndpoints } from './endpoint.ts';

const OWN = { access: 'signed-in', rate: 'write' } as const;

/** The calendar of one member; the secret link is the credential. */
export const eventCalendarsEndpoints = defineEndpoints({
  'GET /api/events/calendar/:file': {
    summary:
      'Returns the dates that a member attends, may attend or hosts as iCalendar, by the secret name of the file. The name of a renewed or removed link returns EVENT_NOT_FOUND.',
    access: 'public',
    rate: 'read',
    params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'GET /api/events/calendar-link': {
    summary:
      'Returns the caller’s calendar link, if there is one: when it was created, and when a calendar application last read it.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ link: calendarLinkSchema.nullable() }),
    status: 200,
  },
  'POST /api/events/calendar-link': {
    summary:
      'Creates the caller’s calendar link, or replaces the existing one. Only this response contains its path.',
    ...OWN,
    answer: calendarLinkSchema.extend({ path: z.string().startsWith('/api/events/calendar/') }),
    status: 201,
  },
  'DELETE /api/events/calendar-link': {
    summary: 'Removes the caller’s calendar link.',
    ...OWN,
    status: 204,
  },
});
