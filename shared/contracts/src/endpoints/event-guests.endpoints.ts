import { z } from 'zod';
import {
  eventPhotosSchema,
  eventSchema,
  guestMessageSchema,
  guestSchema,
  rsvpStatusSchema,
} from '../entities/event.ts';
import { listQuery, pageOf } from '../entities/list.ts';
import { PROFILE_LIMITS } from '../entities/profile-limits.ts';
import { EVENT_LIMITS } from '../events/event-limits.ts';
import { handle, line } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

/** Id of the date. */
const byId = z.object({ id: z.uuid() });
const byGuest = byId.extend({
  username: handle(PROFILE_LIMITS.username),
});
const filter = { status: rsvpStatusSchema.optional() };
const WRITE = { access: 'signed-in', accounts: 'unrestricted', rate: 'write' } as const;

/** Guest management of one date, for hosts and publishers. Others who can see the event get ACCESS_DENIED. */
export const eventGuestsEndpoints = defineEndpoints({
  'GET /api/events/:id/guests': {
    summary:
      'Everybody who has answered, by answer when asked: the line in its order, the others by when they answered.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    query: z.object({ ...listQuery, ...filter }),
    answer: pageOf(guestSchema),
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED'],
  },
  'GET /api/events/:id/guests/export': {
    summary:
      'The same as CSV (RFC 4180, UTF-8), all of it. Cells that a spreadsheet would take for formulas begin with an apostrophe.',
    access: 'signed-in',
    rate: 'draw',
    params: byId,
    query: z.object(filter),
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED'],
  },
  'PUT /api/events/:id/guests/:username/attendance': {
    summary: 'Ticks a guest off as there, or takes the tick back, from an hour before the start on.',
    ...WRITE,
    params: byGuest,
    body: z.object({ attended: z.boolean() }).meta({ id: 'EventAttendance' }),
    answer: guestSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED', 'EVENT_GUEST_NOT_FOUND', 'EVENT_CHECK_IN_CLOSED'],
  },
  'POST /api/events/:id/messages': {
    summary: `Writes to the guests, at most ${EVENT_LIMITS.messagesADay} times within 24 hours for each date.`,
    ...WRITE,
    params: byId,
    body: guestMessageSchema,
    answer: z.object({
      /** Number of recipients. */
      receivers: z.int().min(0),
      /** Number of messages that can still be sent within these 24 hours. */
      left: z.int().min(0),
    }),
    status: 201,
    idempotent: true,
    errors: [
      'EVENT_NOT_FOUND',
      'ACCESS_DENIED',
      'EVENT_STATE_REFUSED',
      'EVENT_MESSAGES_SPENT',
      'IDEMPOTENCY_MISMATCH',
    ],
  },
  'PUT /api/events/:id/photos': {
    summary: 'The photos of a date, in their order, once it has begun.',
    ...WRITE,
    params: byId,
    body: eventPhotosSchema,
    answer: eventSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED', 'EVENT_STATE_REFUSED', 'MEDIA_NOT_FOUND'],
  },
  'PUT /api/events/:id/recap': {
    summary: 'Names the published article that tells of a date that is over, by its slug, or none.',
    ...WRITE,
    params: byId,
    body: z.object({ slug: line(0, 100).nullable() }).meta({ id: 'EventRecap' }),
    answer: eventSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED', 'EVENT_STATE_REFUSED', 'ARTICLE_NOT_FOUND'],
  },
});
