import { Inject, Injectable, Logger } from '@nestjs/common';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { PlatformSilentError, STREAM_PLATFORM_ADAPTERS, type StreamPlatform } from './stream-platform.ts';
import { StreamPlatformsRepository } from './stream-platforms.repository.ts';

/** Job that subscribes to events of platforms. */
export const SUBSCRIBE = 'streams.order';
const MAX_BATCH_SIZE = 50;
const TIMEOUT_MS = 15_000;

/** Subscribes to events of channels: for new streamers, and again after a revocation. Until events arrive the platform is polled. */
@Injectable()
export class StreamSubscriptionsService {
  private readonly logger = new Logger('Streams');

  constructor(
    @Inject(STREAM_PLATFORM_ADAPTERS) private readonly adapters: readonly StreamPlatform[],
    private readonly platforms: StreamPlatformsRepository,
    jobs: Jobs,
  ) {
    jobs.work(SUBSCRIBE, () => this.subscribeMissing(), { cron: EVERY_HOUR });
  }

  async subscribeMissing(): Promise<void> {
    await Promise.all(
      this.adapters.filter(({ configured }) => configured).map((platform) => this.subscribe(platform)),
    );
  }

  private async subscribe(platform: StreamPlatform): Promise<void> {
    if (!platform.subscribe) return;
    try {
      for (const streamer of await this.platforms.findWithout(platform.name, MAX_BATCH_SIZE)) {
        const ordered = await platform.subscribe(streamer, AbortSignal.timeout(TIMEOUT_MS));
        await this.platforms.keep(platform.name, streamer.id, ordered);
      }
    } catch (error) {
      if (!(error instanceof PlatformSilentError)) throw error;
      this.logger.warn({ msg: 'nothing could be ordered', platform: platform.name, error: error.message });
    }
  }
}
