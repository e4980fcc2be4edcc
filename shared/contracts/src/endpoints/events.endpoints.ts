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

/** Events as their audience sees them, and actions of guests. For everyone else they don't exist. */
export const eventsEndpoints = defineEndpoints({
  'GET /api/events': {
    summary: `The dates that go on at some time of a window, of at most ${EVENT_WINDOW_DAYS} days when it has an end, by their start. Cancelled ones are among them.`,
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
    summary: 'The next three dates that aren’t over, those that go on first.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    answer: z.object({ items: z.array(eventCardSchema).max(3) }),
    status: 200,
  },
  'GET /api/events/mine': {
    summary:
      'What the caller goes to, may come to or waits for (`going`), or hosts (`hosting`): what isn’t over, next first, or the past, newest first.',
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
      'Everything that everybody may see as iCalendar, filtered when asked: from 30 days ago on. Cancelled dates are told of as cancelled; guests aren’t named.',
    access: 'public',
    rate: 'read',
    query: z.object(filter),
    status: 200,
  },
  'GET /api/events/:id': {
    summary: 'One date of an event. What isn’t published is there for its hosts and publishers alone.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    params: byId,
    answer: eventSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'GET /api/events/:id/card': {
    summary: 'What a link to an event shows elsewhere, of one that everybody may see.',
    access: 'public',
    rate: 'read',
    params: byId,
    answer: pageCardSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'GET /api/events/:id/calendar.ics': {
    summary: 'One date as iCalendar.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    params: byId,
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'GET /api/events/:id/attendees': {
    summary:
      'Who goes or may come, in the order of their answers: those whose page the caller may see. The others are counted with the event.',
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
      'Answers. Who says `going` when there is no room waits in a line, and moves up by themself when somebody leaves. After the deadline one can only leave.',
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
      'Takes the caller’s answer back, also after the deadline if they were coming. An answer of a member who attended stays.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['EVENT_NOT_FOUND', 'EVENT_STATE_REFUSED', 'EVENT_ANSWERS_CLOSED'],
  },
  'POST /api/events/:id/check-in': {
    summary:
      'Checks the caller in by the code that the hosts tell, from an hour before the start until the end. Who hasn’t answered is noted as `maybe`.',
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
