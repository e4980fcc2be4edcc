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
      'Returns all members who have responded, optionally filtered by status, ordered by the time of their response. The filter `waitlisted` returns the waiting list in its own order.',
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
      'Exports the complete guest list as CSV (RFC 4180, UTF-8), optionally filtered by status. Cells that a spreadsheet would interpret as formulas begin with an apostrophe.',
    access: 'signed-in',
    rate: 'draw',
    params: byId,
    query: z.object(filter),
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED'],
  },
  'PUT /api/events/:id/guests/:username/attendance': {
    summary: 'Marks a guest as present, or removes the mark. Possible from one hour before the start.',
    ...WRITE,
    params: byGuest,
    body: z.object({ attended: z.boolean() }).meta({ id: 'EventAttendance' }),
    answer: guestSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED', 'EVENT_GUEST_NOT_FOUND', 'EVENT_CHECK_IN_CLOSED'],
  },
  'POST /api/events/:id/messages': {
    summary: `Sends a message to the guests, at most ${EVENT_LIMITS.messagesADay} times within 24 hours for each date.`,
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
    summary: 'Sets the photos of a date, in their order. The date must have begun.',
    ...WRITE,
    params: byId,
    body: eventPhotosSchema,
    answer: eventSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED', 'EVENT_STATE_REFUSED', 'MEDIA_NOT_FOUND'],
  },
  'PUT /api/events/:id/recap': {
    summary:
      'Sets the published article that reports on a date, by its slug, or removes it (null). The date must have begun.',
    ...WRITE,
    params: byId,
    body: z.object({ slug: line(0, 100).nullable() }).meta({ id: 'EventRecap' }),
    answer: eventSchema,
    status: 200,
    errors: ['EVENT_NOT_FOUND', 'ACCESS_DENIED', 'EVENT_STATE_REFUSED', 'ARTICLE_NOT_FOUND'],
  },
});
