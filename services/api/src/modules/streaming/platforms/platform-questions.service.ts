import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import { StreamSessionsService } from '../sessions/stream-sessions.service.ts';
import type { SessionRow } from '../stream-sessions.table.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import type { ChannelState, StreamPlatform } from './stream-platform.ts';

/** Time limit of one polling round. A slower platform is polled again later. */
const ROUND_MS = 20_000;
/** Delay after which a stream that a platform has announced must be in its lists. */
const GRACE_MS = 180_000;

/** Polls the channels of a platform's streamers, and starts and ends their streams accordingly. */
@Injectable()
export class PlatformQuestions {
  constructor(
    private readonly database: Database,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly streams: StreamSessionsService,
  ) {}

  /**
   * @param told streamers with webhook subscriptions: they are only polled while they are live.
   * @returns the number of polled channels.
   * @throws PlatformSilentError without any change.
   */
  async ask(platform: StreamPlatform, told: ReadonlySet<string>, now: Date): Promise<number> {
    const all = await this.streamers.ofPlatform(platform.name);
    const live = await this.sessions.liveOf(all.map(({ id }) => id));
    const asked = all.filter(({ id }) => live.has(id) || (platform.tells && !told.has(id)));
    if (asked.length === 0) return 0;
    const ids = asked.map(({ id }) => id);
    try {
      const states = await platform.liveStates(asked, AbortSignal.timeout(ROUND_MS));
      await this.streamers.noteAsked(ids, now, false);
      await this.streamers.noteAsked([...states.keys()], now, true);
      for (const streamer of asked) {
        const state = states.get(streamer.id);
        if (state) await this.apply(platform, streamer, state, live.get(streamer.id), now);
      }
    } catch (error) {
      await this.streamers.noteAsked(ids, now, false);
      throw error;
    }
    return asked.length;
  }

  private async apply(
    platform: StreamPlatform,
    { id }: StreamerRow,
    { live, facts, learnt = {} }: ChannelState,
    session: SessionRow | undefined,
    now: Date,
  ): Promise<void> {
    if (Object.keys(learnt).length > 0) await this.streamers.note(id, learnt);
    // For platforms with a manual switch, the poll can only end a stream.
    if (live ? !platform.tells && !session : !session) return;
    await this.database.transaction(async () => {
      const streamer = await this.streamers.lock(id);
      if (streamer?.state !== 'approved') return;
      if (live) await this.streams.recordLive(streamer, session?.source ?? 'platform', facts ?? {}, now);
      else if (!session || now.getTime() - session.startedAt.getTime() > GRACE_MS)
        await this.streams.recordEnd(streamer, now);
    });
  }
}
