import {
  FIGURES_STALE_MINUTES,
  type StreamPlatformName,
  type StreamPlatformState,
} from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { STREAM_PLATFORM_ADAPTERS, type StreamPlatform } from './stream-platform.ts';
import { StreamPlatformsRepository } from './stream-platforms.repository.ts';

/** State of each platform's connection. */
@Injectable()
export class PlatformStates {
  constructor(
    @Inject(STREAM_PLATFORM_ADAPTERS) private readonly adapters: readonly StreamPlatform[],
    private readonly platforms: StreamPlatformsRepository,
  ) {}

  of(name: StreamPlatformName): StreamPlatform {
    const adapter = this.adapters.find((one) => one.name === name);
    if (!adapter) throw new Error(`There is no adapter for ${name}.`);
    return adapter;
  }

  /** Returns who sets the live state of this platform's streamers. */
  liveBy(name: StreamPlatformName): 'platform' | 'switch' {
    return this.of(name).tells ? 'platform' : 'switch';
  }

  async all(now: Date): Promise<StreamPlatformState[]> {
    const rows = await this.platforms.all();
    return this.adapters.map(({ name: platform, tells }) => {
      if (!tells) return { platform, state: 'switch' as const, answeredAt: null };
      const row = rows.get(platform);
      const answeredAt = row?.answeredAt ?? null;
      const since = answeredAt ? now.getTime() - answeredAt.getTime() : Number.POSITIVE_INFINITY;
      const silent = row !== undefined && row.failures > 0 && since > FIGURES_STALE_MINUTES * 60_000;
      return {
        platform,
        state: silent ? ('silent' as const) : ('answering' as const),
        answeredAt: answeredAt?.toISOString() ?? null,
      };
    });
  }
}
