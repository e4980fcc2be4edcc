import { z } from 'zod';
import { STREAM_LIMITS, STREAM_REPORT_REASONS } from '../streaming/stream-limits.ts';
import { channelOf, STREAM_PLATFORMS, type StreamPlatformName } from '../streaming/stream-platforms.ts';
import { STREAMER_STATES } from '../streaming/streamer-states.ts';
import { line, tag, text } from '../texts/written.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

export const streamPlatformSchema = z.enum(STREAM_PLATFORMS).meta({ id: 'StreamPlatform' });
export const streamerStateSchema = z.enum(STREAMER_STATES).meta({ id: 'StreamerState' });

/** Name of a character played in the city. */
export const characterName = line(1, STREAM_LIMITS.character);
/** A tag of a streamer: words in lowercase. */
export const streamTag = tag(STREAM_LIMITS.tag, /^[\p{L}\p{N}][\p{L}\p{N}\p{M} -]*$/u);
/** Language as an ISO 639 code, such as `en`. */
export const streamLanguage = z.string().regex(/^[a-z]{2,3}$/, 'Enter a language code, such as en.');

const distinct = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

const profile = z.object({
  platform: streamPlatformSchema,
  /** A name, a channel id (YouTube) or the https URL of a playlist (self-hosted server). The URL of the channel's page is accepted as well. */
  channel: line(1, STREAM_LIMITS.channel),
  characters: z
    .array(characterName)
    .min(1)
    .max(STREAM_LIMITS.characters)
    .refine(distinct, 'Enter each character only once.'),
  tags: z.array(streamTag).max(STREAM_LIMITS.tags).refine(distinct, 'Enter each tag only once.'),
  language: streamLanguage,
  about: text(0, STREAM_LIMITS.about),
});

/** Returns whether the input names a channel of its platform. The API stores the parsed channel, see {@link channelOf}. */
const isChannel = ({ platform, channel }: { platform?: StreamPlatformName; channel?: string }): boolean =>
  platform === undefined || channel === undefined || channelOf(platform, channel) !== undefined;
const noChannel = { path: ['channel'], message: 'This is not a channel of that platform.' };

/** A streamer application. `message` is visible to the staff only. */
export const newStreamerSchema = profile
  .extend({ message: text(0, STREAM_LIMITS.message).default('') })
  .refine(isChannel, noChannel)
  .meta({ id: 'NewStreamer' });
export type NewStreamer = z.input<typeof newStreamerSchema>;

/** A change of the caller's streaming profile, on the version that was seen. Platform and channel change together. */
export const streamerChangeSchema = profile
  .partial()
  .extend({ version: z.int().min(1) })
  .refine((sent) => (sent.platform === undefined) === (sent.channel === undefined), {
    path: ['channel'],
    message: 'Enter the platform and the channel together.',
  })
  .refine(isChannel, noChannel)
  .meta({ id: 'StreamerChange' });
export type StreamerChange = z.input<typeof streamerChangeSchema>;

/** Public data of a streamer. */
export const streamerSchema = z
  .object({
    person: personSchema,
    platform: streamPlatformSchema,
    channel: z.string(),
    /** URL of the channel's page; for a self-hosted server the playlist. */
    channelUrl: z.string(),
    characters: z.array(z.string()),
    tags: z.array(z.string()),
    language: z.string(),
    about: z.string(),
    /** Number of followers. */
    followers: z.int().min(0),
  })
  .meta({ id: 'Streamer' });
export type Streamer = z.infer<typeof streamerSchema>;

/** The caller’s own streaming profile. */
export const ownStreamerSchema = streamerSchema
  .extend({
    id: z.uuid(),
    state: streamerStateSchema,
    /** Message of the application. */
    message: z.string(),
    appliedAt: instant,
    decidedAt: instant.nullable(),
    /** Reason of a suspension or termination; empty without one. */
    reason: z.string(),
    /** Source of the live state: the platform, or the streamer's manual switch. */
    liveBy: z.enum(['platform', 'switch']),
    version: z.int().min(1),
    /** Actions currently available to the streamer. */
    may: z.object({ edit: z.boolean(), leave: z.boolean(), applyAgain: z.boolean(), goLive: z.boolean() }),
  })
  .meta({ id: 'OwnStreamer' });
export type OwnStreamer = z.infer<typeof ownStreamerSchema>;

export const newStreamReportSchema = z
  .object({ reason: z.enum(STREAM_REPORT_REASONS), text: text(0, STREAM_LIMITS.report).default('') })
  .meta({ id: 'NewStreamReport' });
export type NewStreamReport = z.input<typeof newStreamReportSchema>;

/** A streamer as staff see them, with open reports, newest first, at most 20. */
export const managedStreamerSchema = streamerSchema
  .extend({
    id: z.uuid(),
    memberId: z.string(),
    state: streamerStateSchema,
    message: z.string(),
    appliedAt: instant,
    decidedAt: instant.nullable(),
    decidedBy: personSchema.nullable(),
    reason: z.string(),
    live: z.boolean(),
    reports: z.array(
      z.object({
        id: z.uuid(),
        reason: z.enum(STREAM_REPORT_REASONS),
        text: z.string(),
        at: instant,
        /** Null if the member has left. */
        by: personSchema.nullable(),
      }),
    ),
    version: z.int().min(1),
    /** Actions currently available to the caller. No one decides about themselves. */
    may: z.object({
      approve: z.boolean(),
      suspend: z.boolean(),
      restore: z.boolean(),
      retire: z.boolean(),
      dismissReports: z.boolean(),
    }),
  })
  .meta({ id: 'ManagedStreamer' });
export type ManagedStreamer = z.infer<typeof managedStreamerSchema>;

/** A decision of the staff, on the version that they saw. The streamer sees the reason. */
export const streamerDecisionSchema = z
  .object({ reason: text(0, STREAM_LIMITS.reason).default(''), version: z.int().min(1) })
  .meta({ id: 'StreamerDecision' });
export type StreamerDecision = z.input<typeof streamerDecisionSchema>;

/** A staff decision with a required reason. */
export const reasonedStreamerDecisionSchema = z
  .object({ reason: text(1, STREAM_LIMITS.reason), version: z.int().min(1) })
  .meta({ id: 'ReasonedStreamerDecision' });
