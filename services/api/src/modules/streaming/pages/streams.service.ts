import {
  type EndpointAnswer,
  type EndpointInput,
  type RelatedStreamer,
  STREAM_LIMITS,
  type StreamFacets,
  type StreamPage,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type Caller, isMember } from '../../../platform/auth/caller.ts';
import { decodeCursor, instantPosition, toPage } from '../../../platform/http/cursor.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamFollowsRepository } from '../follows/stream-follows.repository.ts';
import { StreamPlatformsService } from '../platforms/stream-platforms.service.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import { nextOf, occurrencesIn } from '../slots/occurrences.policy.ts';
import { StreamSlotsRepository } from '../slots/stream-slots.repository.ts';
import { StreamerAccessService } from '../streamers/streamer-access.service.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { toLive, toOccurrence, toRelated, toSession, toStreamer } from '../streaming.view.ts';

/** Maximum number of streamers among whom the next streams are searched. */
const MAX_EXAMINED = 60;
const MAX_NEXT = 10;
const NEXT_MS = 28 * DAY_MS;
const LAST_MS = 30 * DAY_MS;

/** Pages of streams: the overview, and the page of each streamer, both with related streamers. */
@Injectable()
export class StreamsService {
  constructor(
    private readonly access: StreamerAccessService,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly slots: StreamSlotsRepository,
    private readonly follows: StreamFollowsRepository,
    private readonly users: UsersService,
    private readonly platforms: StreamPlatformsService,
  ) {}

  async list({
    cursor,
    limit,
    ...filter
  }: EndpointInput<'GET /api/streams'>['query']): Promise<EndpointAnswer<'GET /api/streams'>> {
    const now = new Date();
    const rows = await this.sessions.findLive(filter, decodeCursor(cursor, instantPosition), limit + 1);
    const names = await this.users.namesOf(rows.map(({ streamer }) => streamer.memberId));
    const page = toPage(
      rows,
      limit,
      ({ session, streamer }) => toLive(session, streamer, nameOf(names, streamer.memberId)),
      ({ session }) => [session.startedAt.getTime(), session.id],
    );
    const fitting = await this.streamers.findFitting(filter, MAX_EXAMINED);
    const others = (await this.presentRelated(fitting, now)).filter(({ live }) => !live);
    return {
      ...page,
      related: others.slice(0, STREAM_LIMITS.related),
      facets: await this.facets(),
      platforms: await this.platforms.states(now),
    };
  }

  /** Returns the page of a streamer. @throws STREAMER_NOT_FOUND */
  async find(caller: Caller | null, username: string): Promise<StreamPage> {
    const now = new Date();
    const streamer = await this.access.shown(username);
    const others = await this.streamers.findRelated(streamer, STREAM_LIMITS.related);
    const canFollow = isMember(caller) && caller.id !== streamer.memberId;
    return {
      ...(await this.presentPage(streamer, now)),
      related: await this.presentRelated(others, now),
      following: canFollow ? await this.follows.exists(streamer.id, caller.id) : null,
    };
  }

  /** Returns a function that maps these streamers to summaries, with their live state and their next stream. */
  async describer(rows: readonly StreamerRow[], now: Date): Promise<(row: StreamerRow) => RelatedStreamer> {
    const ids = rows.map(({ id }) => id);
    const [names, live, slots] = await Promise.all([
      this.users.namesOf(rows.map(({ memberId }) => memberId)),
      this.sessions.liveOf(ids),
      ids.length > 0 ? this.slots.findOf(ids) : [],
    ]);
    return (streamer) => {
      const name = nameOf(names, streamer.memberId);
      const [next] = slots
        .filter(({ streamerId }) => streamerId === streamer.id)
        .flatMap((slot) => {
          const times = nextOf(slot, now);
          return times ? [{ slot, times }] : [];
        })
        .toSorted((one, other) => one.times.startsAt.getTime() - other.times.startsAt.getTime());
      const occurrence = next && toOccurrence(next.times, { ...next, streamer, name, isLive: false }, now);
      return toRelated(streamer, name, live.has(streamer.id), occurrence ?? null);
    };
  }

  /** Returns live streamers first, then by their next stream. */
  private async presentRelated(rows: readonly StreamerRow[], now: Date): Promise<RelatedStreamer[]> {
    const describe = await this.describer(rows, now);
    const when = ({ live, next }: RelatedStreamer): string => (live ? '' : (next?.startsAt ?? '9'));
    return rows
      .map(describe)
      .toSorted((one, other) => (when(one) < when(other) ? -1 : when(one) > when(other) ? 1 : 0));
  }

  /** Maps a streamer with the current stream, the previous one, and the schedule. */
  private async presentPage(
    streamer: StreamerRow,
    now: Date,
  ): Promise<Omit<StreamPage, 'related' | 'following'>> {
    const name = nameOf(await this.users.namesOf([streamer.memberId]), streamer.memberId);
    const followers = (await this.streamers.followersOf([streamer.id])).get(streamer.id) ?? 0;
    const session = (await this.sessions.liveOf([streamer.id])).get(streamer.id);
    const ended = await this.sessions.findEnded(streamer.id);
    const isRecent = ended?.endedAt && now.getTime() - ended.endedAt.getTime() < LAST_MS;
    const states = await this.platforms.states(now);
    const platform = states.find((state) => state.platform === streamer.platform);
    if (!platform) throw new Error(`There is no adapter for ${streamer.platform}.`);
    const slots = await this.slots.findOf([streamer.id]);
    const next = slots
      .flatMap((slot) =>
        occurrencesIn(slot, now, new Date(now.getTime() + NEXT_MS)).map((times) =>
          toOccurrence(times, { slot, streamer, name, isLive: session !== undefined }, now),
        ),
      )
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
      .slice(0, MAX_NEXT);
    return {
      streamer: toStreamer(streamer, name, followers),
      live: session ? toLive(session, streamer, name) : null,
      last: ended && isRecent ? toSession(ended) : null,
      next,
      platform,
    };
  }

  private async facets(): Promise<StreamFacets> {
    const all = await this.streamers.facets();
    const of = (kind: string) => all.filter((facet) => facet.kind === kind).map(({ value }) => value);
    return {
      characters: of('character'),
      tags: of('tag'),
      languages: of('language'),
      platforms: of('platform') as StreamFacets['platforms'],
    };
  }
}
