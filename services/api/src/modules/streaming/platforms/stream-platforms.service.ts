import {
  FIGURES_STALE_MINUTES,
  type StreamLinkHealth,
  type StreamPlatformName,
  type StreamPlatformState,
} from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import { StreamerAccessService } from '../streamers/streamer-access.service.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { STREAM_PLATFORM_ADAPTERS, type StreamPlatform } from './stream-platform.ts';
import { StreamPlatformsRepository } from './stream-platforms.repository.ts';

/** Time limit of a platform's response in the page. */
const LIMIT_MS = 8_000;

/** Platforms: their adapters, the state of their connections, and checks of the channels on them. */
@Injectable()
export class StreamPlatformsService {
  constructor(
    @Inject(STREAM_PLATFORM_ADAPTERS) private readonly adapters: readonly StreamPlatform[],
    private readonly platforms: StreamPlatformsRepository,
    private readonly access: StreamerAccessService,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
  ) {}

  adapterOf(name: StreamPlatformName): StreamPlatform {
    const adapter = this.adapters.find((one) => one.name === name);
    if (!adapter) throw new Error(`There is no adapter for ${name}.`);
    return adapter;
  }

  /** Returns who sets the live state of this platform's streamers. */
  liveBy(name: StreamPlatformName): 'platform' | 'switch' {
    return this.adapterOf(name).tells ? 'platform' : 'switch';
  }

  /** Returns the state of each platform's connection. */
  async states(now: Date): Promise<StreamPlatformState[]> {
    const rows = await this.platforms.all();
    return this.adapters.map(({ name: platform, tells }) => {
      if (!tells) return { platform, state: 'switch' as const, answeredAt: null };
      const row = rows.get(platform);
      const answeredAt = row?.answeredAt ?? null;
      const since = answeredAt ? now.getTime() - answeredAt.getTime() : Number.POSITIVE_INFINITY;
      const silent = row !== undefined && row.failures > 0 && since > FIGURES_STALE_MINUTES * MINUTE_MS;
      return {
        platform,
        state: silent ? ('silent' as const) : ('answering' as const),
        answeredAt: answeredAt?.toISOString() ?? null,
      };
    });
  }

  /** Checks whether the caller's channel is reachable. @throws STREAMER_NOT_FOUND */
  async checkChannel(caller: Caller): Promise<StreamLinkHealth> {
    const row = await this.access.own(caller.id);
    const platform = this.adapterOf(row.platform);
    const { configured } = platform;
    const now = new Date();
    const channel = configured ? await platform.channelHealth(row, AbortSignal.timeout(LIMIT_MS)) : 'unknown';
    const answered = configured && channel !== 'unreachable';
    if (configured) await this.streamers.noteAsked([row.id], now, answered);
    const live = await this.sessions.liveOf([row.id]);
    const answeredAt = answered ? now : row.answeredAt;
    return {
      platform: row.platform,
      configured,
      channel,
      live: live.has(row.id),
      updates: await this.updatesOf(row, platform),
      askedAt: (configured ? now : row.askedAt)?.toISOString() ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
      playlistChangedAt: row.playlistAt?.toISOString() ?? null,
      checkedAt: now.toISOString(),
    };
  }

  private async updatesOf(
    { id }: StreamerRow,
    { tells }: StreamPlatform,
  ): Promise<StreamLinkHealth['updates']> {
    if (!tells) return 'switch';
    const ordered = await this.platforms.subscriptionsOf(id);
    if (ordered.some(({ state }) => state === 'revoked')) return 'revoked';
    return ordered.length > 0 && ordered.every(({ state }) => state === 'enabled') ? 'webhook' : 'polling';
  }
}
