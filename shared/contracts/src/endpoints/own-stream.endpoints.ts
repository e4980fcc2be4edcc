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
    summary: 'The caller’s own streaming profile; null when they have never applied.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ streamer: ownStreamerSchema.nullable() }),
    status: 200,
  },
  'POST /api/streams/me': {
    summary: 'Applies as a streamer, also again after one has left or was declined.',
    ...WRITE,
    body: newStreamerSchema,
    answer: ownStreamerSchema,
    status: 201,
    idempotent: true,
    errors: ['STREAMER_EXISTS', 'STREAM_CHANNEL_TAKEN', 'IDEMPOTENCY_MISMATCH'],
  },
  'PATCH /api/streams/me': {
    summary:
      'Changes one’s own streaming profile. Another channel can be named while nobody is live there, and waits for the staff again.',
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
    summary: 'Stops being a streamer: what is live ends, the schedule is cancelled, nobody is told any more.',
    ...WRITE,
    status: 204,
    errors: ['STREAMER_NOT_FOUND', 'STREAMER_STATE_REFUSED'],
  },
  'GET /api/streams/me/link-health': {
    summary:
      'How well the site can ask for the caller’s channel. The platform is asked at once, for at most a few seconds.',
    access: 'signed-in',
    rate: 'draw',
    answer: linkHealthSchema,
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
  'POST /api/streams/me/live': {
    summary:
      'Goes live by one’s own switch, where the platform doesn’t tell, or changes the title of what is live. Within ten minutes of the end the same session goes on.',
    ...WRITE,
    body: goLiveSchema,
    answer: liveStreamSchema,
    status: 200,
    errors: ['STREAMER_NOT_FOUND', 'STREAMER_STATE_REFUSED', 'STREAM_SWITCH_REFUSED'],
  },
  'DELETE /api/streams/me/live': {
    summary: 'Ends what one’s own switch began. Without a stream nothing happens.',
    ...WRITE,
    status: 204,
    errors: ['STREAMER_NOT_FOUND', 'STREAM_SWITCH_REFUSED'],
  },
  'GET /api/streams/me/slots': {
    summary: 'The caller’s own schedule, by the next date.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(streamSlotSchema) }),
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
  'POST /api/streams/me/slots': {
    summary: 'Adds a slot, once or each week.',
    ...WRITE,
    body: newStreamSlotSchema,
    answer: streamSlotSchema,
    status: 201,
    idempotent: true,
    errors: ['STREAMER_NOT_FOUND', 'STREAMER_STATE_REFUSED', 'STREAM_SLOTS_FULL', 'IDEMPOTENCY_MISMATCH'],
  },
  'PATCH /api/streams/me/slots/:id': {
    summary: 'Changes a slot, with all its dates.',
    ...WRITE,
    params: bySlot,
    body: streamSlotChangeSchema,
    answer: streamSlotSchema,
    status: 200,
    errors: ['STREAM_SLOT_NOT_FOUND', 'STREAM_SLOT_STALE'],
  },
  'DELETE /api/streams/me/slots/:id': {
    summary: 'Removes a slot with all its dates.',
    ...WRITE,
    params: bySlot,
    status: 204,
    errors: ['STREAM_SLOT_NOT_FOUND'],
  },
  'DELETE /api/streams/me/slots/:id/occurrences/:date': {
    summary: 'Takes one date out of a weekly slot.',
    ...WRITE,
    params: byDate,
    answer: streamSlotSchema,
    status: 200,
    errors: ['STREAM_SLOT_NOT_FOUND', 'STREAM_EXCEPTIONS_FULL'],
  },
  'PUT /api/streams/me/slots/:id/occurrences/:date': {
    summary: 'Puts a date back that was taken out.',
    ...WRITE,
    params: byDate,
    answer: streamSlotSchema,
    status: 200,
    errors: ['STREAM_SLOT_NOT_FOUND'],
  },
  'GET /api/streams/me/followers': {
    summary: 'Who follows the caller, newest first, and how many there are.',
    access: 'signed-in',
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(z.object({ person: personSchema, since: instant })).extend({ total: z.int().min(0) }),
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
  'GET /api/streams/me/sessions/last': {
    summary: 'The figures of the session that goes on or was the last; null without one.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ session: sessionFiguresSchema.nullable() }),
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
});
