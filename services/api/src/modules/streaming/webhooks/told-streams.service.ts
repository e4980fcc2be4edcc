import type { StreamPlatformName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { StreamPlatformsRepository } from '../platforms/stream-platforms.repository.ts';
import { POLL, type PollJob } from '../platforms/stream-polling.service.ts';
import type { StreamFacts } from '../sessions/sessions.policy.ts';
import { StreamSessionsService } from '../sessions/stream-sessions.service.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { ProvenMessage } from './signed-message.policy.ts';

interface StreamMessage extends Pick<ProvenMessage, 'id' | 'sentAt' | 'subscriptionId'> {
  /** Platform's id of the channel, if the message contains it. */
  platformId?: string;
}

/** Processes platforms' messages about streams. Each message is processed once, and ignored if it is older than the latest one. */
@Injectable()
export class ToldStreams {
  constructor(
    private readonly database: Database,
    private readonly platforms: StreamPlatformsRepository,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsService,
    private readonly jobs: Jobs,
  ) {}

  /** @param facts data of a live stream; null for an ended one. */
  take(platform: StreamPlatformName, message: StreamMessage, facts: StreamFacts | null): Promise<void> {
    return this.database.transaction(async () => {
      if (!(await this.platforms.insertMessage(platform, message.id))) return;
      const id = await this.platforms.streamerOf(platform, message.subscriptionId);
      const streamer = id === undefined ? undefined : await this.streamers.lock(id);
      if (streamer?.state !== 'approved') return;
      if (message.platformId !== undefined && message.platformId !== streamer.platformId) return;
      if (streamer.heardAt && streamer.heardAt > message.sentAt) return;
      await this.platforms.confirm(platform, message.subscriptionId);
      const learnt = { heardAt: message.sentAt, askedAt: message.sentAt, answeredAt: message.sentAt };
      await this.streamers.note(streamer.id, learnt);
      if (!facts) return this.sessions.recordEnd(streamer, message.sentAt);
      await this.sessions.recordLive(streamer, 'platform', facts, message.sentAt);
      // The message contains neither title nor viewers, so the platform is polled.
      await this.jobs.send(POLL, { data: { platform } satisfies PollJob });
    });
  }

  /** Handles a revoked subscription: the channel is polled instead. */
  async revoked(platform: StreamPlatformName, { id, subscriptionId }: StreamMessage): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.platforms.insertMessage(platform, id))
        await this.platforms.setState(platform, subscriptionId, 'revoked');
    });
  }

  async confirmed(platform: StreamPlatformName, { id, subscriptionId }: StreamMessage): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.platforms.insertMessage(platform, id))
        await this.platforms.confirm(platform, subscriptionId);
    });
  }
}
