import { Inject, Injectable, Logger } from '@nestjs/common';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { StreamsSignals } from '../sessions/streams-signals.service.ts';
import type { PlatformRow } from '../stream-platforms.table.ts';
import { PlatformQuestions } from './platform-questions.service.ts';
import { nextQuestion } from './polling.policy.ts';
import { PlatformSilentError, STREAM_PLATFORM_ADAPTERS, type StreamPlatform } from './stream-platform.ts';
import { StreamPlatformsRepository } from './stream-platforms.repository.ts';

/** Job that polls platforms. With a payload it polls the named one, whether it is due or not. */
export const POLL = 'streams.poll';
export interface PollJob {
  platform?: string;
}

/** Interval at which streamers with subscriptions are polled as well, in case a message was lost. */
const ALL_EVERY_MINUTES = 15;

/** Polls each due platform, concurrently, so that a slow one delays no other. */
@Injectable()
export class StreamPolling {
  private readonly logger = new Logger('Streams');

  constructor(
    @Inject(STREAM_PLATFORM_ADAPTERS) private readonly adapters: readonly StreamPlatform[],
    private readonly platforms: StreamPlatformsRepository,
    private readonly questions: PlatformQuestions,
    private readonly signals: StreamsSignals,
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
    const asked = await Promise.all(due.map((platform) => this.poll(platform, rows.get(platform.name), now)));
    if (asked.some((count) => count > 0)) await this.signals.changed();
  }

  /** @returns the number of channels with a result. */
  private async poll(platform: StreamPlatform, row: PlatformRow | undefined, now: Date): Promise<number> {
    const everybody = now.getMinutes() % ALL_EVERY_MINUTES === 0;
    const told = everybody ? new Set<string>() : await this.platforms.toldOf(platform.name);
    try {
      const count = await this.questions.ask(platform, told, now);
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
}
