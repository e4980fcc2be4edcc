import {
  newStreamerSchema,
  STREAM_REPORT_REASONS,
  streamerStateSchema,
  WEEKDAYS,
  zoneName,
} from '@boardwalk/contracts';
import { z } from 'zod';
import { demoMember } from './people.ts';
import { readJson } from './read-content.ts';

const hoursAgo = z.number().min(0);
const minutes = z.int().min(1);

const slot = z.strictObject({
  title: z.string(),
  character: z.string().nullable(),
  days: z.array(z.enum(WEEKDAYS)).min(1),
  /** Wall clock time in the zone of the schedule. */
  time: z.iso.time({ precision: -1 }),
  minutes,
});

const session = z.strictObject({
  title: z.string(),
  character: z.string().nullable(),
  hoursAgo,
  minutes,
  /** Highest number of viewers; null where the platform doesn't count them. */
  peak: z.int().min(1).nullable(),
});

const streamer = z.strictObject({
  ...newStreamerSchema.shape,
  member: demoMember,
  state: streamerStateSchema,
  /** Time zone of the schedule, if it isn't the one of the community. */
  zone: zoneName.optional(),
  appliedDaysAgo: z.number().min(0),
  /** Share of members who follow: 3 means every third member, 0 none. */
  followedByOneIn: z.int().min(0),
  slots: z.array(slot),
  sessions: z.array(session),
  live: z.strictObject({ title: z.string(), character: z.string(), minutesAgo: z.int().min(0) }).optional(),
  /** Reason of a suspension. */
  reason: z.string().optional(),
  report: z
    .strictObject({ by: demoMember, reason: z.enum(STREAM_REPORT_REASONS), text: z.string(), hoursAgo })
    .optional(),
});

export type DemoStreamer = z.infer<typeof streamer>;

/** Reads the streamers of the demo community. Their channels don't exist. */
export function readStreamers(): DemoStreamer[] {
  return readJson('streamers.json', z.array(streamer));
}
