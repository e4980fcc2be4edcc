import { z } from 'zod';
import { eventSchema } from '../entities/event.ts';
import {
  eventCancelSchema,
  eventChangeSchema,
  eventDateSchema,
  eventDeclineSchema,
  eventPlanCardSchema,
  eventPlanSchema,
  eventPlanStateSchema,
  eventScopeSchema,
  eventTimesSchema,
  newEventSchema,
} from '../entities/event-plan.ts';
import { listQuery, pageOf, seenVersionSchema } from '../entities/list.ts';
import { personSchema } from '../entities/person.ts';
import { PROFILE_LIMITS } from '../entities/profile-limits.ts';
import { EVENT_LIMITS } from '../events/event-limits.ts';
import { memberWords } from '../texts/written.ts';
import { defineEndpoints, LARGE_JSON } from './endpoint.ts';

/** Id of any date of the event. */
const byId = z.object({ id: z.uuid() });
const WRITE = { access: 'signed-in', accounts: 'unrestricted', rate: 'write' } as const;
const FIELDS = ['EVENT_DATES_REFUSED', 'EVENT_HOST_UNKNOWN', 'MEDIA_NOT_FOUND'] as const;
const MOVE = {
  params: byId,
  answer: eventSchema,
  status: 200,
  errors: ['EVENT_NOT_FOUND', 'EVENT_STALE', 'EVENT_STATE_REFUSED', 'ACCESS_DENIED'],
} as const;
const PUBLISH = { access: { permission: 'events.publish' }, rate: 'write' } as const;

/** Proposing, publishing and changing events. Members propose; holders of `events.publish` publish, including their own events. */
export const eventPlansEndpoints = defineEndpoints({
  'GET /api/events/plans': {
    summary:
      'The events that one hosts, drafts and proposals among them, last changed first; with events.publish the proposals of all (`pending`), oldest first.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({
      ...listQuery,
      scope: z.enum(['mine', 'pending']).default('mine'),
      state: eventPlanStateSchema.optional(),
    }),
    answer: pageOf(eventPlanCardSchema),
    status: 200,
    errors: ['ACCESS_DENIED'],
  },
  'GET /api/events/host-candidates': {
    summary:
      'Members whose handle or name has the text in it, by name, at most eight, for a choice of hosts.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ search: memberWords(PROFILE_LIMITS.fullName, 1) }),
    answer: z.object({ items: z.array(personSchema).max(8) }),
    status: 200,
  },
  'POST /api/events/dates': {
    summary: `The dates that would follow from a start and a repeat, at most ${EVENT_LIMITS.dates}.`,
    access: 'signed-in',
    rate: 'read',
    body: eventTimesSchema,
    answer: z.object({ items: z.array(eventDateSchema) }),
    status: 200,
    errors: ['EVENT_DATES_REFUSED'],
  },
  'POST /api/events': {
    summary:
      'Begins an event, as a draft of the caller’s. Other hosts are asked, and are its hosts once they accept.',
    ...WRITE,
    jsonLimits: LARGE_JSON,
    body: newEventSchema,
    answer: eventSchema,
    status: 201,
    idempotent: true,
    errors: [...FIELDS, 'EVENT_PROPOSALS_FULL', 'IDEMPOTENCY_MISMATCH'],
  },
  'GET /api/events/:id/plan': {
    summary: 'An event as its hosts and publishers edit it, with its dates.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: eventPlanSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED'],
  },
  'PUT /api/events/:id': {
    summary:
      'Changes one date, this and the later ones, or all that aren’t over. Whoever goes or may come is told once when time or place change. `following` makes a series of its own of them; what isn’t published changes as a whole. When title, texts, pictures, place, audience or hosts of a published event change, it waits for the staff again, unless its host may publish.',
    ...WRITE,
    params: byId,
    query: z.object({ scope: eventScopeSchema.default('all') }),
    jsonLimits: LARGE_JSON,
    body: eventChangeSchema,
    answer: eventSchema,
    status: 200,
    errors: [...MOVE.errors, ...FIELDS, 'EVENT_CAPACITY_TAKEN'],
  },
  'DELETE /api/events/:id': {
    summary: 'Removes a draft with all its dates.',
    ...WRITE,
    params: byId,
    status: 204,
    errors: ['EVENT_NOT_FOUND', 'EVENT_STATE_REFUSED', 'ACCESS_DENIED'],
  },
  'PUT /api/events/:id/hosting': {
    summary: 'Accepts the invitation to host an event. From then on the event names the caller as a host.',
    ...WRITE,
    params: byId,
    answer: eventSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'EVENT_STATE_REFUSED', 'ACCESS_DENIED'],
  },
  'DELETE /api/events/:id/hosting': {
    summary: 'Declines the invitation to host an event, or stops hosting it. Its creator stays a host.',
    ...WRITE,
    params: byId,
    status: 204,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED'],
  },
  'POST /api/events/:id/submit': {
    summary: 'Proposes a draft: it waits in the inbox of the staff.',
    ...WRITE,
    ...MOVE,
    body: seenVersionSchema,
  },
  'POST /api/events/:id/take-back': {
    summary: 'Takes a proposal back: it is a draft again.',
    ...WRITE,
    ...MOVE,
    body: seenVersionSchema,
  },
  'POST /api/events/:id/publish': {
    summary: 'Publishes a draft of one’s own or a proposal with all its dates. Its hosts are told.',
    ...PUBLISH,
    ...MOVE,
    body: seenVersionSchema,
  },
  'POST /api/events/:id/decline': {
    summary: 'Declines a proposal with a note: it is a draft again. Its hosts are told.',
    ...PUBLISH,
    ...MOVE,
    body: eventDeclineSchema,
  },
  'POST /api/events/:id/cancel': {
    summary:
      'Cancels one date, this and the later ones, or all that aren’t over. Whoever goes, may come or waits is told, with the reason.',
    ...WRITE,
    ...MOVE,
    body: eventCancelSchema,
  },
});
