import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { KickPlatform } from '../platforms/kick.platform.ts';
import { provenByKick, provenByTwitch, type SignedMessage } from './signed-message.policy.ts';
import { ToldStreams } from './told-streams.service.ts';

const challengeSchema = z.object({ challenge: z.string().max(1_000) });
const twitchSchema = z.object({
  subscription: z.object({ type: z.string() }),
  event: z.object({ started_at: z.iso.datetime().optional() }),
});
const kickSchema = z.object({
  is_live: z.boolean(),
  title: z.string().nullish(),
  started_at: z.iso.datetime({ offset: true }).nullish(),
});
const TAKEN = new RawAnswer(204, {});

/** Messages of platforms. What isn't signed by them is refused; what isn't about streams is taken and left alone. */
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

  /** @throws WEBHOOK_REFUSED */
  async fromTwitch(signed: SignedMessage, body: unknown): Promise<RawAnswer> {
    const message = this.twitchSecret ? provenByTwitch(signed, this.twitchSecret, new Date()) : undefined;
    if (!message) throw new ApiError('WEBHOOK_REFUSED');
    if (message.type === 'webhook_callback_verification') {
      await this.told.confirmed('twitch', message.subscriptionId);
      const { challenge } = read(challengeSchema, body);
      return new RawAnswer(200, { 'content-type': 'text/plain' }, challenge);
    }
    if (message.type === 'revocation') await this.told.revoked('twitch', message);
    if (message.type === 'notification') {
      const { subscription, event } = read(twitchSchema, body);
      const startedAt = event.started_at ? new Date(event.started_at) : undefined;
      if (subscription.type === 'stream.online') await this.told.take('twitch', message, { startedAt });
      if (subscription.type === 'stream.offline') await this.told.take('twitch', message, null);
    }
    return TAKEN;
  }

  /** @throws WEBHOOK_REFUSED */
  async fromKick(signed: SignedMessage, body: unknown): Promise<RawAnswer> {
    const key = this.kick.configured ? await this.kick.publicKey().catch(() => undefined) : undefined;
    const message = key ? provenByKick(signed, key, new Date()) : undefined;
    if (!message) throw new ApiError('WEBHOOK_REFUSED');
    if (message.type === 'livestream.status.updated') {
      const { is_live, title, started_at } = read(kickSchema, body);
      const startedAt = started_at ? new Date(started_at) : undefined;
      await this.told.take('kick', message, is_live ? { title: title ?? undefined, startedAt } : null);
    }
    return TAKEN;
  }
}

/** A message that is signed and says something else than is documented is refused, so that the platform shows it as failed. */
function read<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success) throw new ApiError('WEBHOOK_REFUSED');
  return result.data;
}
