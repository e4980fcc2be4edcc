import { Inject, Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import { StreamSessionsService } from '../sessions/stream-sessions.service.ts';
import { StreamsSignalsService } from '../sessions/streams-signals.service.ts';
import type { PlatformRow } from '../stream-platforms.table.ts';
import type { SessionRow } from '../stream-sessions.table.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { nextQuestion } from './polling.policy.ts';
import {
  type ChannelState,
  PlatformSilentError,
  STREAM_PLATFORM_ADAPTERS,
  type StreamPlatform,
} from './stream-platform.ts';
import { StreamPlatformsRepository } from './stream-platforms.repository.ts';

/** Job that polls platforms. With a payload it polls the named one, whether it is due or not. */
export const POLL = 'streams.poll';
export interface PollJob {
  platform?: string;
}

/** Interval at which streamers with subscriptions are polled as well, in case a message was lost. */
const ALL_EVERY_MINUTES = 15;
/** Time limit of one polling round. A slower platform is polled again later. */
const ROUND_MS = 20_000;
/** Delay after which a stream that a platform has announced must be in its lists. */
const GRACE_MS = 180_000;

/**
 * Polls the channels of streamers, and starts and ends their streams accordingly. Each due platform is polled concurrently, so that a slow one delays
 * no other.
 */
@Injectable()
export class StreamPollingService {
  private readonly logger = new Logger('Streams');

  constructor(
    @Inject(STREAM_PLATFORM_ADAPTERS) private readonly adapters: readonly StreamPlatform[],
    private readonly database: Database,
    private readonly platforms: StreamPlatformsRepository,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly streams: StreamSessionsService,
    private readonly signals: StreamsSignalsService,
    jobs: Jobs,
  ) {
    jobs.work<PollJob>(
      POLL,
      (sent) => this.pollDue(new Date(), new Set(sent.flatMap(({ data }) => data.platform ?? []))),
      { cron: EVERY_MINUTE },
    );
  }

  /** @param named platforms that are polled even if they aren't due. */
  async pollDue(now: Date, named: ReadonlySet<string> = new Set()): Promise<void> {
    const rows = await this.platforms.all();
    const due = this.adapters.filter(({ name, configured }) => {
      const row = rows.get(name);
      return configured && (!row || row.nextAt <= now || (named.has(name) && row.failures === 0));
    });
    const polled = await Promise.all(
      due.map((platform) => this.poll(platform, rows.get(platform.name), now)),
    );
    if (polled.some((count) => count > 0)) await this.signals.changed();
  }

  /** @returns the number of channels with a result. */
  private async poll(platform: StreamPlatform, row: PlatformRow | undefined, now: Date): Promise<number> {
    const everybody = now.getMinutes() % ALL_EVERY_MINUTES === 0;
    const subscribed = everybody ? new Set<string>() : await this.platforms.toldOf(platform.name);
    try {
      const count = await this.pollChannels(platform, subscribed, now);
      await this.platforms.note({
        platform: platform.name,
        askedAt: now,
        answeredAt: now,
        failures: 0,
        nextAt: nextQuestion(platform.secondsBetween(count), 0, now),
      });
      return count;
    } catch (error) {
      if (!(error instanceof PlatformSilentError)) throw error;
      const failures = (row?.failures ?? 0) + 1;
      const backOff = nextQuestion(platform.secondsBetween(1), failures, now);
      const nextAt = error.until && error.until > backOff ? error.until : backOff;
      await this.platforms.note({
        platform: platform.name,
        askedAt: now,
        answeredAt: row?.answeredAt ?? null,
        failures,
        nextAt,
      });
      this.logger.warn({
        msg: 'a platform does not answer',
        platform: platform.name,
        failures,
        error: error.message,
      });
      return 0;
    }
  }

  /**
   * @param subscribed streamers with webhook subscriptions: they are only polled while they are live.
   * @returns the number of polled channels.
   * @throws PlatformSilentError without any change.
   */
  private async pollChannels(
    platform: StreamPlatform,
    subscribed: ReadonlySet<string>,
    now: Date,
  ): Promise<number> {
    const all = await this.streamers.ofPlatform(platform.name);
    const live = await this.sessions.liveOf(all.map(({ id }) => id));
    const polled = all.filter(({ id }) => live.has(id) || (platform.tells && !subscribed.has(id)));
    if (polled.length === 0) return 0;
    const ids = polled.map(({ id }) => id);
    try {
      const states = await platform.liveStates(polled, AbortSignal.timeout(ROUND_MS));
      await this.streamers.noteAsked(ids, now, false);
      await this.streamers.noteAsked([...states.keys()], now, true);
      for (const streamer of polled) {
        const state = states.get(streamer.id);
        if (state) await this.apply(platform, streamer, state, live.get(streamer.id), now);
      }
    } catch (error) {
      await this.streamers.noteAsked(ids, now, false);
      throw error;
    }
    return polled.length;
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
