import type { StreamLinkHealth } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import { StreamerAccess } from '../streamers/streamer-access.service.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { PlatformStates } from './platform-states.service.ts';
import type { StreamPlatform } from './stream-platform.ts';
import { StreamPlatformsRepository } from './stream-platforms.repository.ts';

/** Time limit of a platform's response in the page. */
const ASK_MS = 8_000;

/** Checks whether a streamer's channel is reachable. */
@Injectable()
export class LinkHealth {
  constructor(
    private readonly access: StreamerAccess,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly platforms: StreamPlatformsRepository,
    private readonly states: PlatformStates,
  ) {}

  /** @throws STREAMER_NOT_FOUND */
  async of(caller: Caller): Promise<StreamLinkHealth> {
    const row = await this.access.own(caller.id);
    const platform = this.states.of(row.platform);
    const { configured } = platform;
    const now = new Date();
    const channel = configured ? await platform.channelHealth(row, AbortSignal.timeout(ASK_MS)) : 'unknown';
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
