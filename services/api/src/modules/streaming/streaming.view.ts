import {
  type LiveStream,
  type RelatedStreamer,
  type Streamer,
  type StreamOccurrence,
  type StreamSession,
  streamPlatform,
} from '@boardwalk/contracts';
import type { MemberName } from '../users/users.view.ts';
import { type OccurrenceTimes, stateOf } from './slots/occurrences.policy.ts';
import type { SessionRow } from './stream-sessions.table.ts';
import type { SlotRow } from './stream-slots.table.ts';
import type { StreamerRow } from './streamers.table.ts';

/** Returns the public fields of a member. */
export function toPerson({ username, fullName, avatarUrl }: MemberName): MemberName {
  return { username, fullName, avatarUrl };
}

function channelOf({ platform, channel }: StreamerRow) {
  return { platform, channel, channelUrl: streamPlatform(platform).page(channel) };
}

export function toStreamer(row: StreamerRow, name: MemberName, followers: number): Streamer {
  const { characters, tags, language, about } = row;
  return { person: toPerson(name), ...channelOf(row), characters, tags, language, about, followers };
}

export function toLive(session: SessionRow, streamer: StreamerRow, name: MemberName): LiveStream {
  const { id, broadcast, title, character, viewers } = session;
  return {
    id,
    person: toPerson(name),
    ...channelOf(streamer),
    broadcast,
    title,
    character,
    viewers,
    tags: streamer.tags,
    language: streamer.language,
    startedAt: session.startedAt.toISOString(),
    figuresAt: session.figuresAt.toISOString(),
  };
}

export function toSession({ id, state, title, character, startedAt, endedAt }: SessionRow): StreamSession {
  return {
    id,
    state,
    title,
    character,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export interface OccurrenceOf {
  slot: SlotRow;
  streamer: StreamerRow;
  name: MemberName;
  isLive: boolean;
}

export function toOccurrence(
  times: OccurrenceTimes,
  { slot, streamer, name, isLive }: OccurrenceOf,
  now: Date,
): StreamOccurrence {
  const { platform, tags, language } = streamer;
  return {
    slotId: slot.id,
    date: times.date,
    person: toPerson(name),
    platform,
    tags,
    language,
    title: slot.title,
    character: slot.character,
    zone: slot.zone,
    weekly: slot.days !== null,
    startsAt: times.startsAt.toISOString(),
    endsAt: times.endsAt.toISOString(),
    state: stateOf(times, isLive, now),
  };
}

export function toRelated(
  { platform, characters, tags, language }: StreamerRow,
  name: MemberName,
  live: boolean,
  next: StreamOccurrence | null,
): RelatedStreamer {
  return { person: toPerson(name), platform, characters, tags, language, live, next: live ? null : next };
}
