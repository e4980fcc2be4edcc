import { z } from 'zod';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { plannedDay } from '../entities/local-time.ts';
import { personSchema } from '../entities/person.ts';
import {
  goLiveSchema,
  linkHealthSchema,
  liveStreamSchema,
  sessionFiguresSchema,
} from '../entities/stream.ts';
import { newStreamSlotSchema, streamSlotChangeSchema, streamSlotSchema } from '../entities/stream-slot.ts';
import { newStreamerSchema, ownStreamerSchema, streamerChangeSchema } from '../entities/streamer.ts';
import { defineEndpoints } from './endpoint.ts';

const bySlot = z.object({ id: z.uuid() });
/** The day in the slot's time zone. */
const byDate = bySlot.extend({ date: plannedDay });
const WRITE = { access: 'signed-in', accounts: 'unrestricted', rate: 'write' } as const;

/** Management of the caller's own channel. All but the application fail with STREAMER_NOT_FOUND for members who aren't streamers. */
export const ownStreamEndpoints = defineEndpoints({
  'GET /api/streams/me': {
    summary: 'Returns the caller’s own streaming profile, or null if the caller has never applied.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ streamer: ownStreamerSchema.nullable() }),
    status: 200,
  },
  'POST /api/streams/me': {
    summary: 'Applies as a streamer. Members who have left or were declined may apply again.',
    ...WRITE,
    body: newStreamerSchema,
    answer: ownStreamerSchema,
    status: 201,
    idempotent: true,
    errors: ['STREAMER_EXISTS', 'STREAM_CHANNEL_TAKEN', 'IDEMPOTENCY_MISMATCH'],
  },
  'PATCH /api/streams/me': {
    summary:
      'Changes the caller’s own streaming profile. The channel can only be changed while the current one isn’t live, and the new one requires approval by the staff again.',
    ...WRITE,
    body: streamerChangeSchema,
    answer: ownStreamerSchema,
    status: 200,
    errors: [
      'STREAMER_NOT_FOUND',
      'STREAMER_STALE',
      'STREAMER_STATE_REFUSED',
      'STREAM_CHANNEL_TAKEN',
      'STREAM_IS_LIVE',
    ],
  },
  'DELETE /api/streams/me': {
    summary:
      'Ends the caller’s role as a streamer: a live stream ends, the schedule is canceled, and followers are no longer notified.',
    ...WRITE,
    status: 204,
    errors: ['STREAMER_NOT_FOUND', 'STREAMER_STATE_REFUSED'],
  },
  'GET /api/streams/me/link-health': {
    summary:
      'Returns whether the site can reach the caller’s channel. Queries the platform immediately, for at most a few seconds.',
    access: 'signed-in',
    rate: 'draw',
    answer: linkHealthSchema,
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
  'POST /api/streams/me/live': {
    summary:
      'Starts the caller’s stream manually, on a platform that doesn’t report live streams, or changes the title of the live stream. Within ten minutes of the end, the same session continues.',
    ...WRITE,
    body: goLiveSchema,
    answer: liveStreamSchema,
    status: 200,
    errors: ['STREAMER_NOT_FOUND', 'STREAMER_STATE_REFUSED', 'STREAM_SWITCH_REFUSED'],
  },
  'DELETE /api/streams/me/live': {
    summary: 'Ends a stream that the caller started manually. Has no effect without a stream.',
    ...WRITE,
    status: 204,
    errors: ['STREAMER_NOT_FOUND', 'STREAM_SWITCH_REFUSED'],
  },
  'GET /api/streams/me/slots': {
    summary: 'Returns the caller’s own schedule, sorted by next date.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(streamSlotSchema) }),
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
  'POST /api/streams/me/slots': {
    summary: 'Adds a slot, for one date or weekly.',
    ...WRITE,
    body: newStreamSlotSchema,
    answer: streamSlotSchema,
    status: 201,
    idempotent: true,
    errors: ['STREAMER_NOT_FOUND', 'STREAMER_STATE_REFUSED', 'STREAM_SLOTS_FULL', 'IDEMPOTENCY_MISMATCH'],
  },
  'PATCH /api/streams/me/slots/:id': {
    summary: 'Changes a slot and all its dates.',
    ...WRITE,
    params: bySlot,
    body: streamSlotChangeSchema,
    answer: streamSlotSchema,
    status: 200,
    errors: ['STREAM_SLOT_NOT_FOUND', 'STREAM_SLOT_STALE'],
  },
  'DELETE /api/streams/me/slots/:id': {
    summary: 'Removes a slot and all its dates.',
    ...WRITE,
    params: bySlot,
    status: 204,
    errors: ['STREAM_SLOT_NOT_FOUND'],
  },
  'DELETE /api/streams/me/slots/:id/occurrences/:date': {
    summary: 'Removes one date from a weekly slot.',
    ...WRITE,
    params: byDate,
    answer: streamSlotSchema,
    status: 200,
    errors: ['STREAM_SLOT_NOT_FOUND', 'STREAM_EXCEPTIONS_FULL'],
  },
  'PUT /api/streams/me/slots/:id/occurrences/:date': {
    summary: 'Restores a removed date of a slot.',
    ...WRITE,
    params: byDate,
    answer: streamSlotSchema,
    status: 200,
    errors: ['STREAM_SLOT_NOT_FOUND'],
  },
  'GET /api/streams/me/followers': {
    summary: 'Returns the followers of the caller, newest first, and their total number.',
    access: 'signed-in',
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(z.object({ person: personSchema, since: instant })).extend({ total: z.int().min(0) }),
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
  'GET /api/streams/me/sessions/last': {
    summary: 'Returns the metrics of the current or last session, or null without a session.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ session: sessionFiguresSchema.nullable() }),
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
});
