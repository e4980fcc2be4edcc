import { z } from 'zod';
import {
  answeredSchema,
  attendeeSchema,
  checkInSchema,
  eventAnswerSchema,
  eventCardSchema,
  eventSchema,
} from '../entities/event.ts';
import { cityDistrictSchema, eventCategorySchema } from '../entities/event-plan.ts';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { PROFILE_LIMITS } from '../entities/profile-limits.ts';
import { EVENT_WINDOW_DAYS } from '../events/event-limits.ts';
import { pageCardSchema } from '../releases/page-card.ts';
import { handle } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

/** Id of the date. */
const byId = z.object({ id: z.uuid() });
const DAY_MS = 86_400_000;
const filter = { category: eventCategorySchema.optional(), district: cityDistrictSchema.optional() };
const window = z
  .object({
    ...listQuery,
    ...filter,
    from: instant,
    to: instant.optional(),
    /** Only events that the caller attends, may attend, waits for or hosts. */
    mine: z.enum(['true']).optional(),
    /** Only events hosted by the member with this handle. */
    host: handle(PROFILE_LIMITS.username).optional(),
  })
  .refine(({ from, to }) => !to || Date.parse(to) > Date.parse(from), {
    path: ['to'],
    message: 'This is before `from`.',
  })
  .refine(({ from, to }) => !to || Date.parse(to) - Date.parse(from) <= EVENT_WINDOW_DAYS * DAY_MS, {
    path: ['to'],
    message: `At most ${EVENT_WINDOW_DAYS} days at once.`,
  });

/** Events as their audience sees them, and the actions of guests. Other callers get EVENT_NOT_FOUND. */
export const eventsEndpoints = defineEndpoints({
  'GET /api/events': {
    summary: `Returns the dates that take place at some time within a window, by their start. A window with an end has at most ${EVENT_WINDOW_DAYS} days. Canceled dates are included.`,
    access: 'public',
    optionalToken: true,
    rate: 'read',
    query: window,
    answer: pageOf(eventCardSchema),
    cacheTopics: ['events', 'people'],
    cacheFor: 'visitors',
    status: 200,
  },
  'GET /api/events/upcoming': {
    summary: 'Returns the next three dates that are neither over nor canceled, by their start.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    answer: z.object({ items: z.array(eventCardSchema).max(3) }),
    status: 200,
  },
  'GET /api/events/mine': {
    summary:
      'Returns the dates that the caller attends, may attend or is on the waiting list for (`going`), or that they host (`hosting`): those that aren’t over, next first, or past ones, newest first.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({
      ...listQuery,
      part: z.enum(['going', 'hosting']).default('going'),
      when: z.enum(['coming', 'past']).default('coming'),
    }),
    answer: pageOf(eventCardSchema),
    status: 200,
  },
  'GET /api/events/calendar.ics': {
    summary:
      'Returns all public dates from 30 days ago on as iCalendar, with optional filters. Canceled dates are marked as canceled. Guests aren’t named.',
    access: 'public',
    rate: 'read',
    query: z.object(filter),
    status: 200,
  },
  'GET /api/events/:id': {
    summary:
      'Returns one date of an event. Unpublished events are visible only to their hosts, invited hosts and publishers.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    params: byId,
    answer: eventSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'GET /api/events/:id/card': {
    summary: 'Returns the title, description and image that other sites show for a link to a public event.',
    access: 'public',
    rate: 'read',
    params: byId,
    answer: pageCardSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'GET /api/events/:id/calendar.ics': {
    summary: 'Returns one date as iCalendar.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    params: byId,
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'GET /api/events/:id/attendees': {
    summary:
      'Returns the members who are going or may come, in the order of their responses. Includes only members whose page the caller may see; the counts of the event include the others.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    query: z.object({ ...listQuery, status: z.enum(['going', 'maybe']).default('going') }),
    answer: pageOf(attendeeSchema),
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'PUT /api/events/:id/answer': {
    summary:
      'Sets the caller’s response. `going` adds the caller to the waiting list if no place is free. Members on the waiting list move up automatically when a place becomes free. After the deadline, members can only leave.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    body: eventAnswerSchema,
    answer: answeredSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'EVENT_STATE_REFUSED', 'EVENT_ANSWERS_CLOSED'],
  },
  'DELETE /api/events/:id/answer': {
    summary:
      'Withdraws the caller’s response. After the deadline, only members who are going, may come or are on the waiting list can withdraw it. The response of a member who attended can’t be withdrawn.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['EVENT_NOT_FOUND', 'EVENT_STATE_REFUSED', 'EVENT_ANSWERS_CLOSED'],
  },
  'POST /api/events/:id/check-in': {
    summary:
      'Checks the caller in with the code that the hosts announce, from one hour before the start until the end. Callers who haven’t responded, or have declined, are recorded as `maybe`.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'report',
    params: byId,
    body: checkInSchema,
    answer: answeredSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'EVENT_CHECK_IN_CLOSED', 'EVENT_CODE_WRONG'],
  },
});
