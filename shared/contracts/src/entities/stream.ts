import { z } from 'zod';
import { STREAM_LIMITS } from '../streaming/stream-limits.ts';
import { STREAM_STATES } from '../streaming/streamer-states.ts';
import { line } from '../texts/written.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { characterName, streamerSchema, streamPlatformSchema } from './streamer.ts';

/** A live stream. Viewers are those reported by the platform at `figuresAt`; null if it doesn't report any. */
export const liveStreamSchema = z
  .object({
    /** Id of the session, stable while it lasts. */
    id: z.uuid(),
    person: personSchema,
    platform: streamPlatformSchema,
    channel: z.string(),
    channelUrl: z.string(),
    /** The platform's id of this broadcast (YouTube); null for other platforms. */
    broadcast: z.string().nullable(),
    title: z.string(),
    /** Played character; null if unknown. */
    character: z.string().nullable(),
    tags: z.array(z.string()),
    language: z.string(),
    startedAt: instant,
    viewers: z.int().min(0).nullable(),
    /** Time of the platform's last report; for a manual switch, when it was turned on. */
    figuresAt: instant,
  })
  .meta({ id: 'LiveStream' });
export type LiveStream = z.infer<typeof liveStreamSchema>;

/** A date of the schedule. */
export const streamOccurrenceSchema = z
  .object({
    slotId: z.uuid(),
    /** The day in the slot's time zone, `2026-11-24`: identifies the date within a weekly slot. */
    date: z.iso.date(),
    person: personSchema,
    platform: streamPlatformSchema,
    title: z.string(),
    character: z.string().nullable(),
    tags: z.array(z.string()),
    language: z.string(),
    startsAt: instant,
    endsAt: instant,
    /** Time zone of the streamer, such as `Europe/Berlin`. */
    zone: z.string(),
    weekly: z.boolean(),
    state: z.enum(STREAM_STATES),
  })
  .meta({ id: 'StreamOccurrence' });
export type StreamOccurrence = z.infer<typeof streamOccurrenceSchema>;

/** A streamer who isn't live, with the next date of their schedule. */
export const relatedStreamerSchema = z
  .object({
    person: personSchema,
    platform: streamPlatformSchema,
    characters: z.array(z.string()),
    tags: z.array(z.string()),
    language: z.string(),
    /** Whether they are live: then `next` is null. */
    live: z.boolean(),
    next: streamOccurrenceSchema.nullable(),
  })
  .meta({ id: 'RelatedStreamer' });
export type RelatedStreamer = z.infer<typeof relatedStreamerSchema>;

/**
 * Availability of a platform. `silent`: it hasn't responded recently, so its streams may be outdated. `switch`: streamers set their live state
 * themselves.
 */
export const platformStateSchema = z
  .object({
    platform: streamPlatformSchema,
    state: z.enum(['answering', 'silent', 'switch']),
    /** Time of the last response; null without one, and for `switch`. */
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'StreamPlatformState' });
export type StreamPlatformState = z.infer<typeof platformStateSchema>;

/** Filter options: values of approved streamers, most used first, at most 100 of each. */
export const streamFacetsSchema = z
  .object({
    characters: z.array(z.string()),
    tags: z.array(z.string()),
    languages: z.array(z.string()),
    platforms: z.array(streamPlatformSchema),
  })
  .meta({ id: 'StreamFacets' });
export type StreamFacets = z.infer<typeof streamFacetsSchema>;

/** A past or current session. */
export const streamSessionSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(['live', 'ended']),
    title: z.string(),
    character: z.string().nullable(),
    startedAt: instant,
    endedAt: instant.nullable(),
  })
  .meta({ id: 'StreamSession' });
export type StreamSession = z.infer<typeof streamSessionSchema>;

/** The page of a streamer. */
export const streamPageSchema = z
  .object({
    streamer: streamerSchema,
    live: liveStreamSchema.nullable(),
    /** The previous session; null without one in the last 30 days. */
    last: streamSessionSchema.nullable(),
    /** The next dates, at most ten within four weeks. */
    next: z.array(streamOccurrenceSchema),
    /** Streamers who share a character, a tag or the language, live ones first; at most 12. */
    related: z.array(relatedStreamerSchema),
    platform: platformStateSchema,
    /** Whether the caller follows; null for visitors and on the caller's own page. */
    following: z.boolean().nullable(),
  })
  .meta({ id: 'StreamPage' });
export type StreamPage = z.infer<typeof streamPageSchema>;

/** Data of a manual "go live". */
export const goLiveSchema = z
  .object({ title: line(1, STREAM_LIMITS.title), character: characterName.nullable().default(null) })
  .meta({ id: 'GoLive' });
export type GoLive = z.input<typeof goLiveSchema>;

/** Statistics of a session. Points are at least a minute apart; after 30 days only the totals remain. */
export const sessionFiguresSchema = streamSessionSchema
  .extend({
    points: z.array(z.object({ at: instant, viewers: z.int().min(0) })),
    /** Viewer statistics; null if the platform didn't report any. */
    peak: z.int().min(0).nullable(),
    median: z.int().min(0).nullable(),
    followersGained: z.int().min(0),
  })
  .meta({ id: 'StreamSessionFigures' });
export type SessionFigures = z.infer<typeof sessionFiguresSchema>;

/** Health of the connection to a streamer's channel. */
export const linkHealthSchema = z
  .object({
    platform: streamPlatformSchema,
    /** Whether this site has credentials for the platform; a self-hosted server needs none. */
    configured: z.boolean(),
    /** `not-a-playlist`: a self-hosted server responds with something else. `unknown`: it couldn't be checked. */
    channel: z.enum(['found', 'missing', 'unreachable', 'not-a-playlist', 'unknown']),
    /** Source of live updates. `revoked`: the platform ended the webhook subscription, so it is polled. */
    updates: z.enum(['webhook', 'polling', 'switch', 'revoked']),
    live: z.boolean(),
    askedAt: instant.nullable(),
    answeredAt: instant.nullable(),
    /** Last change of the playlist; null for other platforms. */
    playlistChangedAt: instant.nullable(),
    checkedAt: instant,
  })
  .meta({ id: 'StreamLinkHealth' });
export type StreamLinkHealth = z.infer<typeof linkHealthSchema>;
