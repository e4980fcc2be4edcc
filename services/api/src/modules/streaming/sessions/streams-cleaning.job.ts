import { STREAM_FIGURES_DAYS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { StreamPlatformsRepository } from '../platforms/stream-platforms.repository.ts';
import { StreamSlotsRepository } from '../slots/stream-slots.repository.ts';
import { StreamSessionsRepository } from './stream-sessions.repository.ts';
import { StreamSessionsService } from './stream-sessions.service.ts';

const DAY_MS = 86_400_000;

/** Ends forgotten streams, and deletes old viewer numbers, canceled slots and ids of messages. */
@Injectable()
export class StreamsCleaningJob {
  constructor(
    private readonly streams: StreamSessionsService,
    private readonly sessions: StreamSessionsRepository,
    private readonly slots: StreamSlotsRepository,
    private readonly platforms: StreamPlatformsRepository,
    jobs: Jobs,
  ) {
    jobs.work('streams.clean', () => this.clean(new Date()), { cron: EVERY_HOUR });
  }

  async clean(now: Date): Promise<void> {
    await this.streams.endForgotten(now);
    await this.sessions.deleteFiguresBefore(new Date(now.getTime() - STREAM_FIGURES_DAYS * DAY_MS));
    await this.slots.deleteRemoved();
    await this.platforms.deleteOldMessages();
  }
}
