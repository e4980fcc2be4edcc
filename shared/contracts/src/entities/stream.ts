import { z } from 'zod';
import { STREAM_LIMITS } from '../streaming/stream-limits.ts';
import { STREAM_STATES } from '../streaming/streamer-states.ts';
import { line } from '../texts/written.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { characterName, streamerSchema, streamPlatformSchema } from './streamer.ts';

/** Somebody who is live. Viewers are as the platform said at `figuresAt`; null when nobody counts them. */
export const liveStreamSchema = z
  .object({
    /** The session's id: the same while it goes on. */
    id: z.uuid(),
    person: personSchema,
    platform: streamPlatformSchema,
    channel: z.string(),
    channelUrl: z.string(),
    /** What the platform calls this broadcast (YouTube); null elsewhere. */
    broadcast: z.string().nullable(),
    title: z.string(),
    /** Who is played; null when it isn't known. */
    character: z.string().nullable(),
    tags: z.array(z.string()),
    language: z.string(),
    startedAt: instant,
    viewers: z.int().min(0).nullable(),
    /** When the platform was heard of last; of an own switch, when it was turned on. */
    figuresAt: instant,
  })
  .meta({ id: 'LiveStream' });
export type LiveStream = z.infer<typeof liveStreamSchema>;

/** One date of the schedule. */
export const streamOccurrenceSchema = z
  .object({
    slotId: z.uuid(),
    /** The day in the slot's zone, `2026-11-24`: names the date among those of a weekly slot. */
    date: z.iso.date(),
    person: personSchema,
    platform: streamPlatformSchema,
    title: z.string(),
    character: z.string().nullable(),
    tags: z.array(z.string()),
    language: z.string(),
    startsAt: instant,
    endsAt: instant,
    /** The zone of the streamer, such as `Europe/Berlin`. */
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

/** How well a platform can be asked. `silent`: it hasn't answered lately, so its streams are the last known ones. `switch`: its streamers say themselves when they are live. */
export const platformStateSchema = z
  .object({
    platform: streamPlatformSchema,
    state: z.enum(['answering', 'silent', 'switch']),
    /** When it answered last; null when it never did, and for `switch`. */
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'StreamPlatformState' });
export type StreamPlatformState = z.infer<typeof platformStateSchema>;

/** What can be filtered by: what approved streamers have, most used first, at most 100 of each. */
export const streamFacetsSchema = z
  .object({
    characters: z.array(z.string()),
    tags: z.array(z.string()),
    languages: z.array(z.string()),
    platforms: z.array(streamPlatformSchema),
  })
  .meta({ id: 'StreamFacets' });
export type StreamFacets = z.infer<typeof streamFacetsSchema>;

/** A session that is over, or goes on. */
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
    /** The session before; null when there was none in the last 30 days. */
    last: streamSessionSchema.nullable(),
    /** The next dates, at most ten within four weeks. */
    next: z.array(streamOccurrenceSchema),
    /** Others who have a character, tags or the language in common, those who are live first; at most 12. */
    related: z.array(relatedStreamerSchema),
    platform: platformStateSchema,
    /** Whether the caller follows; null for visitors and on one's own page. */
    following: z.boolean().nullable(),
  })
  .meta({ id: 'StreamPage' });
export type StreamPage = z.infer<typeof streamPageSchema>;

/** What somebody says who goes live by their own switch. */
export const goLiveSchema = z
  .object({ title: line(1, STREAM_LIMITS.title), character: characterName.nullable().default(null) })
  .meta({ id: 'GoLive' });
export type GoLive = z.input<typeof goLiveSchema>;

/** The figures of a session. Points are at least a minute apart; after 30 days only the totals stay. */
export const sessionFiguresSchema = streamSessionSchema
  .extend({
    points: z.array(z.object({ at: instant, viewers: z.int().min(0) })),
    /** Of the viewers; null when nobody counted them. */
    peak: z.int().min(0).nullable(),
    median: z.int().min(0).nullable(),
    followersGained: z.int().min(0),
  })
  .meta({ id: 'StreamSessionFigures' });
export type SessionFigures = z.infer<typeof sessionFiguresSchema>;

/** How well a streamer's channel can be asked. */
export const linkHealthSchema = z
  .object({
    platform: streamPlatformSchema,
    /** Whether this site has keys of the platform; an own server needs none. */
    configured: z.boolean(),
    /** `not-a-playlist`: an own server answers something else. `unknown`: nobody could ask. */
    channel: z.enum(['found', 'missing', 'unreachable', 'not-a-playlist', 'unknown']),
    /** How the site hears that the streamer is live. `revoked`: the platform ended its messages, and is asked instead. */
    updates: z.enum(['webhook', 'polling', 'switch', 'revoked']),
    live: z.boolean(),
    askedAt: instant.nullable(),
    answeredAt: instant.nullable(),
    /** When the playlist was different last; null for other platforms. */
    playlistChangedAt: instant.nullable(),
    checkedAt: instant,
  })
  .meta({ id: 'StreamLinkHealth' });
export type StreamLinkHealth = z.infer<typeof linkHealthSchema>;
