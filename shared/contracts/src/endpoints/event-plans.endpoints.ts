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

/** Creation, proposal, publication and change of events. Members propose events; holders of `events.publish` publish them, including their own. */
export const eventPlansEndpoints = defineEndpoints({
  'GET /api/events/plans': {
    summary:
      'Returns the events that the caller hosts, including drafts and proposals, last changed first. With events.publish, `pending` returns the proposals of all members, oldest first.',
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
      'Returns members whose handle or name contains the text, for the selection of hosts: at most eight, prefix matches first, then by name.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ search: memberWords(PROFILE_LIMITS.fullName, 1) }),
    answer: z.object({ items: z.array(personSchema).max(8) }),
    status: 200,
  },
  'POST /api/events/dates': {
    summary: `Returns the dates that result from a start and a repetition, at most ${EVENT_LIMITS.dates}.`,
    access: 'signed-in',
    rate: 'read',
    body: eventTimesSchema,
    answer: z.object({ items: z.array(eventDateSchema) }),
    status: 200,
    errors: ['EVENT_DATES_REFUSED'],
  },
  'POST /api/events': {
    summary:
      'Creates an event as a draft of the caller. Other hosts are invited, and become hosts once they accept.',
    ...WRITE,
    jsonLimits: LARGE_JSON,
    body: newEventSchema,
    answer: eventSchema,
    status: 201,
    idempotent: true,
    errors: [...FIELDS, 'EVENT_PROPOSALS_FULL', 'IDEMPOTENCY_MISMATCH'],
  },
  'GET /api/events/:id/plan': {
    summary: 'Returns an event as its hosts and publishers edit it, with its dates.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: eventPlanSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED'],
  },
  'PUT /api/events/:id': {
    summary:
      'Changes one date, this and the later ones, or all that aren’t over. Guests who are going or may come are notified once if the time or place changes. With `following`, the later dates of a published event become a separate series; an unpublished event changes as a whole. If the title, texts, pictures, place, audience or hosts of a published event change, it needs the staff’s approval again, unless the caller may publish.',
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
    summary: 'Accepts the invitation to host an event. From then on, the event lists the caller as a host.',
    ...WRITE,
    params: byId,
    answer: eventSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'EVENT_STATE_REFUSED', 'ACCESS_DENIED'],
  },
  'DELETE /api/events/:id/hosting': {
    summary:
      'Declines the invitation to host an event, or stops hosting it. The creator of the event can’t stop hosting it.',
    ...WRITE,
    params: byId,
    status: 204,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED'],
  },
  'POST /api/events/:id/submit': {
    summary: 'Proposes a draft. The proposal appears in the inbox of the staff.',
    ...WRITE,
    ...MOVE,
    body: seenVersionSchema,
  },
  'POST /api/events/:id/take-back': {
    summary: 'Withdraws a proposal, which becomes a draft again.',
    ...WRITE,
    ...MOVE,
    body: seenVersionSchema,
  },
  'POST /api/events/:id/publish': {
    summary: 'Publishes a proposal or the caller’s own draft, with all its dates. Its hosts are notified.',
    ...PUBLISH,
    ...MOVE,
    body: seenVersionSchema,
  },
  'POST /api/events/:id/decline': {
    summary: 'Declines a proposal with a note. It becomes a draft again. Its hosts are notified.',
    ...PUBLISH,
    ...MOVE,
    body: eventDeclineSchema,
  },
  'POST /api/events/:id/cancel': {
    summary:
      'Cancels one date, this and the later ones, or all that aren’t over. Guests who are going, may come or are on the waiting list are notified. The dates show the reason.',
    ...WRITE,
    ...MOVE,
    body: eventCancelSchema,
  },
});
