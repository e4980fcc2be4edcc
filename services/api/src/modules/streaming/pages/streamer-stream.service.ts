import type { StreamPage } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamPlatformsService } from '../platforms/stream-platforms.service.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import { occurrencesIn } from '../slots/occurrences.policy.ts';
import { StreamSlotsRepository } from '../slots/stream-slots.repository.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { toLive, toOccurrence, toSession, toStreamer } from '../streaming.view.ts';

const MOST_NEXT = 10;
const NEXT_MS = 28 * 86_400_000;
const LAST_MS = 30 * 86_400_000;

/** A streamer with the current stream, the previous one, and the schedule. */
@Injectable()
export class StreamerStream {
  constructor(
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly slots: StreamSlotsRepository,
    private readonly users: UsersService,
    private readonly platforms: StreamPlatformsService,
  ) {}

  async of(streamer: StreamerRow, now: Date): Promise<Omit<StreamPage, 'related' | 'following'>> {
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
      .slice(0, MOST_NEXT);
    return {
      streamer: toStreamer(streamer, name, followers),
      live: session ? toLive(session, streamer, name) : null,
      last: ended && isRecent ? toSession(ended) : null,
      next,
      platform,
    };
  }
}
