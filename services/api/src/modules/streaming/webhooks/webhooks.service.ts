import type { StreamPlatformName } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { KickPlatform } from '../platforms/kick.platform.ts';
import { StreamPlatformsRepository } from '../platforms/stream-platforms.repository.ts';
import { POLL, type PollJob } from '../platforms/stream-polling.service.ts';
import type { StreamFacts } from '../sessions/sessions.policy.ts';
import { StreamSessionsService } from '../sessions/stream-sessions.service.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import {
  type ProvenMessage,
  provenByKick,
  provenByTwitch,
  type SignedMessage,
} from './signed-message.policy.ts';

/** Kind and subscription are read from the body, because the signature doesn't cover the headers with them. */
const twitchSchema = z.object({
  subscription: z.object({ id: z.string().max(255), type: z.string() }),
  challenge: z.string().max(1_000).optional(),
  event: z.object({ started_at: z.iso.datetime().optional() }).optional(),
});
const kickSchema = z.object({
  /** The signature doesn't cover the header with the subscription, so the channel has to match it. */
  broadcaster: z.object({ user_id: z.int() }),
  is_live: z.boolean(),
  title: z.string().nullish(),
  started_at: z.iso.datetime({ offset: true }).nullish(),
});
const TAKEN = new RawAnswer(204, {});

interface StreamMessage extends Pick<ProvenMessage, 'id' | 'sentAt' | 'subscriptionId'> {
  /** Platform's id of the channel, if the message contains it. */
  platformId?: string;
}

/**
 * Webhooks of platforms. Messages without a valid signature are rejected; those about other things are accepted and ignored. Each message is
 * processed once.
 */
@Injectable()
export class WebhooksService {
  private readonly twitchSecret: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly platforms: StreamPlatformsRepository,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsService,
    private readonly kick: KickPlatform,
    private readonly jobs: Jobs,
    @Inject(CONFIGURATION) { streaming }: Configuration,
  ) {
    this.twitchSecret = streaming.twitch?.eventSecret;
  }

  /** @throws WEBHOOK_REFUSED, BODY_UNREADABLE */
  async fromTwitch(signed: SignedMessage): Promise<RawAnswer> {
    const message = this.twitchSecret ? provenByTwitch(signed, this.twitchSecret, new Date()) : undefined;
    if (!message) throw new ApiError('WEBHOOK_REFUSED');
    const { subscription, challenge, event } = read(twitchSchema, signed.parse());
    const about = { ...message, subscriptionId: subscription.id };
    if (challenge !== undefined) {
      await this.confirmSubscription('twitch', about);
      return new RawAnswer(200, { 'content-type': 'text/plain' }, challenge);
    }
    if (!event) await this.revokeSubscription('twitch', about);
    else if (subscription.type === 'stream.online') {
      const startedAt = event.started_at ? new Date(event.started_at) : undefined;
      await this.recordStream('twitch', about, { startedAt });
    } else if (subscription.type === 'stream.offline') await this.recordStream('twitch', about, null);
    return TAKEN;
  }

  /** @throws WEBHOOK_REFUSED, BODY_UNREADABLE */
  async fromKick(signed: SignedMessage): Promise<RawAnswer> {
    const key = this.kick.configured ? await this.kick.publicKey().catch(() => undefined) : undefined;
    const message = key ? provenByKick(signed, key, new Date()) : undefined;
    if (!message) throw new ApiError('WEBHOOK_REFUSED');
    if (message.type === 'livestream.status.updated') {
      const { is_live, title, started_at, broadcaster } = read(kickSchema, signed.parse());
      const startedAt = started_at ? new Date(started_at) : undefined;
      const about = { ...message, platformId: String(broadcaster.user_id) };
      await this.recordStream('kick', about, is_live ? { title: title ?? undefined, startedAt } : null);
    }
    return TAKEN;
  }

  /**
   * Processes a message about a stream. It is ignored if it is older than the latest one.
   * @param facts data of a live stream; null for an ended one.
   */
  private recordStream(
    platform: StreamPlatformName,
    message: StreamMessage,
    facts: StreamFacts | null,
  ): Promise<void> {
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
  private async revokeSubscription(
    platform: StreamPlatformName,
    { id, subscriptionId }: StreamMessage,
  ): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.platforms.insertMessage(platform, id))
        await this.platforms.setState(platform, subscriptionId, 'revoked');
    });
  }

  private async confirmSubscription(
    platform: StreamPlatformName,
    { id, subscriptionId }: StreamMessage,
  ): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.platforms.insertMessage(platform, id))
        await this.platforms.confirm(platform, subscriptionId);
    });
  }
}

/** Rejects a signed message that differs from the documentation, so that the platform shows it as failed. */
function read<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success) throw new ApiError('WEBHOOK_REFUSED');
  return result.data;
}
