import { z } from 'zod';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { PROFILE_LIMITS } from '../entities/profile-limits.ts';
import {
  liveStreamSchema,
  platformStateSchema,
  relatedStreamerSchema,
  streamFacetsSchema,
  streamOccurrenceSchema,
  streamPageSchema,
} from '../entities/stream.ts';
import {
  characterName,
  newStreamReportSchema,
  streamLanguage,
  streamPlatformSchema,
  streamTag,
} from '../entities/streamer.ts';
import { SCHEDULE_DAYS, STREAM_LIMITS } from '../streaming/stream-limits.ts';
import { handle } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

/** The member's handle. */
const byUsername = z.object({
  username: handle(PROFILE_LIMITS.username),
});
const filter = {
  character: characterName.optional(),
  tag: streamTag.optional(),
  language: streamLanguage.optional(),
  platform: streamPlatformSchema.optional(),
};
const DAY_MS = 86_400_000;
const window = z
  .object({ from: instant, to: instant, ...filter })
  .refine(({ from, to }) => Date.parse(to) > Date.parse(from), {
    path: ['to'],
    message: 'This is before `from`.',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= SCHEDULE_DAYS * DAY_MS, {
    path: ['to'],
    message: `At most ${SCHEDULE_DAYS} days at once.`,
  });

/** Public streams, and actions of members on them. Contains approved streamers only. */
export const streamsEndpoints = defineEndpoints({
  'GET /api/streams': {
    summary:
      'Returns live streams, newest first, optionally filtered. Also returns matching streamers who aren’t live, and the values of the filters.',
    access: 'public',
    rate: 'read',
    query: z.object({ ...listQuery, ...filter }),
    answer: pageOf(liveStreamSchema).extend({
      /** Matching streamers who aren't live, by their next stream; at most 12. */
      related: z.array(relatedStreamerSchema).max(STREAM_LIMITS.related),
      facets: streamFacetsSchema,
      platforms: z.array(platformStateSchema),
    }),
    status: 200,
  },
  'GET /api/streams/schedule': {
    summary: `Returns the dates of all schedules in a window of at most ${SCHEDULE_DAYS} days, in chronological order, at most 1000.`,
    access: 'public',
    rate: 'read',
    query: window,
    answer: z.object({ items: z.array(streamOccurrenceSchema) }),
    status: 200,
  },
  'GET /api/streams/calendar.ics': {
    summary:
      'Returns all schedules as iCalendar, optionally filtered. Removed slots are listed as canceled for 30 days.',
    access: 'public',
    rate: 'read',
    query: z.object(filter),
    status: 200,
  },
  'GET /api/streams/following': {
    summary:
      'Returns the streamers that the caller follows, sorted by their internal id, each with its live state and next stream.',
    access: 'signed-in',
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(relatedStreamerSchema),
    status: 200,
  },
  'GET /api/streams/:username': {
    summary: 'Returns the page of a streamer.',
    access: 'public',
    optionalToken: true,
    rate: 'read',
    params: byUsername,
    answer: streamPageSchema,
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
  'GET /api/streams/:username/calendar.ics': {
    summary: 'Returns the schedule of one streamer as iCalendar.',
    access: 'public',
    rate: 'read',
    params: byUsername,
    status: 200,
    errors: ['STREAMER_NOT_FOUND'],
  },
  'PUT /api/streams/:username/follow': {
    summary: 'Follows a streamer. The caller is notified once for each stream that begins.',
    access: 'signed-in',
    rate: 'write',
    params: byUsername,
    status: 204,
    errors: ['STREAMER_NOT_FOUND', 'OWN_CHANNEL'],
  },
  'DELETE /api/streams/:username/follow': {
    summary: 'Unfollows a streamer.',
    access: 'signed-in',
    rate: 'write',
    params: byUsername,
    status: 204,
    errors: ['STREAMER_NOT_FOUND'],
  },
  'POST /api/streams/:username/report': {
    summary:
      'Reports a stream to the staff. A second report by the same member replaces the first one until the staff have closed it.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'report',
    params: byUsername,
    body: newStreamReportSchema,
    status: 204,
    errors: ['STREAMER_NOT_FOUND', 'OWN_CHANNEL'],
  },
});
