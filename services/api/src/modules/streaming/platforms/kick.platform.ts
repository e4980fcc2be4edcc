import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { TtlCache } from '../../../platform/cache/ttl-cache.ts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { AppToken } from './app-token.ts';
import { queryPlatform, readAnswer } from './platform-calls.ts';
import {
  type Channel,
  type ChannelHealth,
  type ChannelState,
  type OrderedEvents,
  StreamPlatform,
} from './stream-platform.ts';

/** Maximum number of channels per request of the public API. */
const BATCH_SIZE = 50;
const EVENT = 'livestream.status.updated';
const KEY_TTL_MS = 3_600_000;
const TIMEOUT_MS = 6_000;

const channelsSchema = z.object({
  data: z.array(
    z.object({
      broadcaster_user_id: z.int(),
      slug: z.string(),
      stream_title: z.string().nullish(),
      stream: z
        .object({ is_live: z.boolean(), viewer_count: z.int().nullish(), start_time: z.string().nullish() })
        .nullish(),
    }),
  ),
});
type KickChannel = z.infer<typeof channelsSchema>['data'][number];
const orderedSchema = z.object({
  data: z.array(
    z.object({ name: z.string(), subscription_id: z.string().nullish(), error: z.string().nullish() }),
  ),
});
const keySchema = z.object({ data: z.object({ public_key: z.string() }) });

/** Kick: public API with an application's token, and events by webhook (https://docs.kick.com). */
@Injectable()
export class KickPlatform extends StreamPlatform {
  readonly name = 'kick';
  private readonly kick: Configuration['streaming']['kick'];
  private readonly token: AppToken | undefined;
  private readonly key = new TtlCache(() => this.fetchKey(), KEY_TTL_MS);

  constructor(@Inject(CONFIGURATION) { streaming }: Configuration) {
    super();
    this.kick = streaming.kick;
    this.token =
      streaming.kick &&
      new AppToken({ ...streaming.kick, tokenUrl: `${streaming.kick.authUrl}/oauth/token` });
  }

  get configured(): boolean {
    return this.kick !== undefined;
  }

  get tells(): boolean {
    return this.configured;
  }

  /** Returns the key with which Kick signs its events (PEM). @throws PlatformSilentError */
  publicKey(): Promise<string> {
    return this.key.get();
  }

  async liveStates(channels: readonly Channel[], signal: AbortSignal): Promise<Map<string, ChannelState>> {
    const states = new Map<string, ChannelState>();
    for (let from = 0; from < channels.length; from += BATCH_SIZE) {
      const batch = channels.slice(from, from + BATCH_SIZE);
      const found = await this.find(
        batch.map(({ channel }) => channel),
        signal,
      );
      for (const { id, channel } of batch) {
        const one = found.get(channel);
        if (one) states.set(id, stateOf(one));
      }
    }
    return states;
  }

  async channelHealth({ channel }: Channel, signal: AbortSignal): Promise<ChannelHealth> {
    try {
      return (await this.find([channel], signal)).has(channel) ? 'found' : 'missing';
    } catch {
      return 'unreachable';
    }
  }

  override async subscribe({ channel, platformId }: Channel, signal: AbortSignal): Promise<OrderedEvents[]> {
    if (!this.kick?.webhook) return [];
    const id = platformId ?? (await this.find([channel], signal)).get(channel)?.broadcaster_user_id;
    if (!id) return [];
    const answer = await this.ask('/events/subscriptions', {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        broadcaster_user_id: Number(id),
        method: 'webhook',
        events: [{ name: EVENT, version: 1 }],
      }),
    });
    return readAnswer(answer, orderedSchema).data.flatMap(({ name, subscription_id: ordering }) =>
      ordering ? [{ id: ordering, kind: name, state: 'enabled' as const }] : [],
    );
  }

  private async find(slugs: string[], signal: AbortSignal): Promise<Map<string, KickChannel>> {
    const query = slugs.map((slug) => `slug=${slug}`).join('&');
    const { data } = readAnswer(await this.ask(`/channels?${query}`, { signal }), channelsSchema);
    return new Map(data.map((channel) => [channel.slug.toLowerCase(), channel]));
  }

  private async fetchKey(): Promise<string> {
    const answer = await queryPlatform(`${this.kick?.apiUrl}/public-key`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readAnswer(answer, keySchema).data.public_key;
  }

  private ask(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string; signal: AbortSignal },
  ) {
    if (!this.kick || !this.token) throw new Error('Kick is not configured.');
    return this.token.ask(this.kick.apiUrl + path, init);
  }
}

function stateOf({ broadcaster_user_id, stream_title, stream }: KickChannel): ChannelState {
  const learnt = { platformId: String(broadcaster_user_id) };
  if (!stream?.is_live) return { live: false, learnt };
  const began = stream.start_time ? Date.parse(stream.start_time) : Number.NaN;
  return {
    live: true,
    learnt,
    facts: {
      title: stream_title ?? '',
      viewers: stream.viewer_count ?? null,
      ...(Number.isFinite(began) && { startedAt: new Date(began) }),
    },
  };
}
