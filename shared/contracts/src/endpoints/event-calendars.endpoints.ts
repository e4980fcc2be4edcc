import { z } from 'zod';
import { calendarLinkSchema } from '../entities/event.ts';
import { defineEndpoints } from './endpoint.ts';

const OWN = { access: 'signed-in', rate: 'write' } as const;

/** The calendar of one member; the secret link is the credential. */
export const eventCalendarsEndpoints = defineEndpoints({
  'GET /api/events/calendar/:file': {
    summary:
      'What a member goes to, may come to or hosts, as iCalendar, by the secret name of the file. A link that was renewed or removed is nowhere.',
    access: 'public',
    rate: 'read',
    params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'GET /api/events/calendar-link': {
    summary:
      'Whether the caller has a link to their calendar, when it was made, and when a calendar read it last.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ link: calendarLinkSchema.nullable() }),
    status: 200,
  },
  'POST /api/events/calendar-link': {
    summary: 'Makes the caller’s link, or a new one in place of it. Its path is shown this once.',
    ...OWN,
    answer: calendarLinkSchema.extend({ path: z.string().startsWith('/api/events/calendar/') }),
    status: 201,
  },
  'DELETE /api/events/calendar-link': {
    summary: 'Removes the caller’s link.',
    ...OWN,
    status: 204,
  },
});
