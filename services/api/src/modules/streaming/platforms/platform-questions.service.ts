import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { StreamChanges } from '../sessions/stream-changes.service.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import type { SessionRow } from '../stream-sessions.table.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import type { ChannelState, StreamPlatform } from './stream-platform.ts';

/** All questions of one round together. A platform that is slower is asked again later. */
const ROUND_MS = 20_000;
/** A stream that a platform has told of isn't in its lists at once. */
const GRACE_MS = 180_000;

/** Asks a platform how the channels of its streamers are, and has the streams begin and end that follow from it. */
@Injectable()
export class PlatformQuestions {
  constructor(
    private readonly database: Database,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly changes: StreamChanges,
  ) {}

  /**
   * @param told streamers of whom the platform tells by itself: they are asked for only while they are live.
   * @returns how many channels were asked for.
   * @throws PlatformSilentError: then everything stays as it was.
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
    // Where the streamer's own switch says who is live, the platform only says who isn't any more.
    if (live ? !platform.tells && !session : !session) return;
    await this.database.transaction(async () => {
      const streamer = await this.streamers.lock(id);
      if (streamer?.state !== 'approved') return;
      if (live) await this.changes.live(streamer, session?.source ?? 'platform', facts ?? {}, now);
      else if (!session || now.getTime() - session.startedAt.getTime() > GRACE_MS)
        await this.changes.ended(streamer, now);
    });
  }
}
