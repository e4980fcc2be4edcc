import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { KickPlatform } from '../platforms/kick.platform.ts';
import { provenByKick, provenByTwitch, type SignedMessage } from './signed-message.policy.ts';
import { ToldStreams } from './told-streams.service.ts';

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

/** Webhooks of platforms. Messages without a valid signature are rejected; those about other things are accepted and ignored. */
@Injectable()
export class WebhooksService {
  private readonly twitchSecret: string | undefined;

  constructor(
    private readonly told: ToldStreams,
    private readonly kick: KickPlatform,
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
      await this.told.confirmed('twitch', about);
      return new RawAnswer(200, { 'content-type': 'text/plain' }, challenge);
    }
    if (!event) await this.told.revoked('twitch', about);
    else if (subscription.type === 'stream.online') {
      const startedAt = event.started_at ? new Date(event.started_at) : undefined;
      await this.told.take('twitch', about, { startedAt });
    } else if (subscription.type === 'stream.offline') await this.told.take('twitch', about, null);
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
      await this.told.take('kick', about, is_live ? { title: title ?? undefined, startedAt } : null);
    }
    return TAKEN;
  }
}

/** Rejects a signed message that differs from the documentation, so that the platform shows it as failed. */
function read<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success) throw new ApiError('WEBHOOK_REFUSED');
  return result.data;
}
