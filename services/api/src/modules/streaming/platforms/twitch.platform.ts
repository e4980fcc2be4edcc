import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { AppToken } from './app-token.ts';
import { readAnswer } from './platform-calls.ts';
import {
  type Channel,
  type ChannelHealth,
  type ChannelState,
  type OrderedEvents,
  StreamPlatform,
} from './stream-platform.ts';

/** Maximum number of channels per request of Helix. */
const BATCH_SIZE = 100;
const EVENTS = ['stream.online', 'stream.offline'] as const;
const WEBHOOK = '/api/webhooks/twitch';

const usersSchema = z.object({ data: z.array(z.object({ id: z.string(), login: z.string() })) });
const streamsSchema = z.object({
  data: z.array(
    z.object({
      user_id: z.string(),
      user_login: z.string(),
      type: z.string(),
      title: z.string(),
      viewer_count: z.int().min(0),
      started_at: z.iso.datetime(),
    }),
  ),
});
const ordered = z.object({ id: z.string(), type: z.string(), status: z.string() });
const orderedSchema = z.object({ data: z.array(ordered).min(1) });
const conditionSchema = z.object({
  data: z.array(ordered.extend({ transport: z.object({ callback: z.string().optional() }) })),
});

/** Twitch: Helix with an application's token, and EventSub by webhooks (https://dev.twitch.tv/docs/api/reference, …/eventsub). */
@Injectable()
export class TwitchPlatform extends StreamPlatform {
  readonly name = 'twitch';
  private readonly twitch: Configuration['streaming']['twitch'];
  private readonly callback: string;
  private readonly token: AppToken | undefined;

  constructor(@Inject(CONFIGURATION) { streaming, siteOrigin }: Configuration) {
    super();
    this.twitch = streaming.twitch;
    this.callback = siteOrigin + WEBHOOK;
    this.token =
      streaming.twitch &&
      new AppToken({ ...streaming.twitch, tokenUrl: `${streaming.twitch.authUrl}/token` });
  }

  get configured(): boolean {
    return this.twitch !== undefined;
  }

  get tells(): boolean {
    return this.configured;
  }

  async liveStates(channels: readonly Channel[], signal: AbortSignal): Promise<Map<string, ChannelState>> {
    const states = new Map<string, ChannelState>();
    for (let from = 0; from < channels.length; from += BATCH_SIZE) {
      const batch = channels.slice(from, from + BATCH_SIZE);
      const query = batch.map(({ channel }) => `user_login=${channel}`).join('&');
      const { data } = readAnswer(
        await this.ask(`/streams?first=${BATCH_SIZE}&${query}`, { signal }),
        streamsSchema,
      );
      const live = new Map(
        data.filter(({ type }) => type === 'live').map((stream) => [stream.user_login, stream]),
      );
      for (const { id, channel } of batch) {
        const stream = live.get(channel);
        states.set(id, stream ? stateOf(stream) : { live: false });
      }
    }
    return states;
  }

  async channelHealth({ channel }: Channel, signal: AbortSignal): Promise<ChannelHealth> {
    try {
      return (await this.idOf(channel, signal)) ? 'found' : 'missing';
    } catch {
      return 'unreachable';
    }
  }

  override async subscribe({ channel, platformId }: Channel, signal: AbortSignal): Promise<OrderedEvents[]> {
    const secret = this.twitch?.eventSecret;
    if (!secret) return [];
    const id = platformId ?? (await this.idOf(channel, signal));
    if (!id) return [];
    const all: OrderedEvents[] = [];
    for (const type of EVENTS) {
      const answer = await this.ask('/eventsub/subscriptions', {
        method: 'POST',
        signal,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          type,
          version: '1',
          condition: { broadcaster_user_id: id },
          transport: { method: 'webhook', callback: this.callback, secret },
        }),
      });
      // 409: the subscription exists, but its id isn't stored here.
      const found =
        answer.status === 409
          ? await this.findOrdered(type, id, signal)
          : readAnswer(answer, orderedSchema).data;
      for (const { id: ordering, status } of found)
        all.push({ id: ordering, kind: type, state: status === 'enabled' ? 'enabled' : 'pending' });
    }
    return all;
  }

  /** Returns Twitch's id of a channel; undefined when there is none of this name. */
  async idOf(channel: string, signal: AbortSignal): Promise<string | undefined> {
    return readAnswer(await this.ask(`/users?login=${channel}`, { signal }), usersSchema).data[0]?.id;
  }

  private async findOrdered(type: string, userId: string, signal: AbortSignal) {
    const answer = await this.ask(`/eventsub/subscriptions?user_id=${userId}`, { signal });
    return readAnswer(answer, conditionSchema).data.filter(
      (one) => one.type === type && one.transport.callback === this.callback,
    );
  }

  private ask(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string; signal: AbortSignal },
  ) {
    if (!this.twitch || !this.token) throw new Error('Twitch is not configured.');
    return this.token.ask(this.twitch.apiUrl + path, {
      ...init,
      headers: { ...init.headers, 'client-id': this.twitch.clientId },
    });
  }
}

function stateOf(stream: z.infer<typeof streamsSchema>['data'][number]): ChannelState {
  return {
    live: true,
    facts: { title: stream.title, viewers: stream.viewer_count, startedAt: new Date(stream.started_at) },
    learnt: { platformId: stream.user_id },
  };
}
