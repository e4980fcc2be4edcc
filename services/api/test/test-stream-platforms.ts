import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApi } from './test-api.ts';

/** A live stream on a platform. */
export interface TestBroadcast {
  title: string;
  viewers: number;
  startedAt?: Date;
}
interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}
type PlatformName = 'twitch' | 'youtube' | 'kick';

interface MessageOptions {
  id?: string;
  sentAt?: Date;
  secret?: string;
  /** Body to sign instead of the one that is sent. */
  signed?: string;
  type?: string;
  subscriptionId?: string;
}

const SECRET = 'eventsub-secret';
const TOKENS = { twitch: 'twitch token', kick: 'kick token' };
const kickKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Fakes of the parts of Twitch, YouTube and Kick that this site calls, on loopback, by their documentation. */
export class TestStreamPlatforms {
  /** Live streams by the name or id of their channel. */
  readonly live = new Map<string, TestBroadcast>();
  /** Channels that don't exist. */
  readonly missing = new Set<string>();
  readonly handles = new Map<string, string>();
  /** Platforms that are down, or respond after a delay in milliseconds. */
  readonly away = new Set<PlatformName>();
  readonly slowMs = new Map<PlatformName, number>();
  readonly asked: string[] = [];
  /** Responses to the next requests, of any platform. */
  readonly answers: Answer[] = [];
  readonly subscriptions = new Map<string, { type: string; channelId: string; status: string }>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TestStreamPlatforms> {
    const server = createServer();
    const platforms = new TestStreamPlatforms(server);
    server.on('request', (request, response) => {
      platforms.handle(request).then(({ status, headers, body }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      });
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    return platforms;
  }

  get environment(): Record<string, string> {
    const url = `http://localhost:${(this.server.address() as AddressInfo).port}`;
    return {
      TWITCH_CLIENT_ID: 'twitch',
      TWITCH_CLIENT_SECRET: 'secret',
      TWITCH_EVENTSUB_SECRET: SECRET,
      TWITCH_API_URL: `${url}/twitch/helix`,
      TWITCH_AUTH_URL: `${url}/twitch/oauth2`,
      YOUTUBE_API_KEY: 'youtube key',
      YOUTUBE_API_URL: `${url}/youtube/v3`,
      KICK_CLIENT_ID: 'kick',
      KICK_CLIENT_SECRET: 'secret',
      KICK_WEBHOOK: 'on',
      KICK_API_URL: `${url}/kick/public/v1`,
      KICK_AUTH_URL: `${url}/kick`,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Returns the id of a channel, derived from its name. */
  idOf(channel: string): string {
    return String([...channel].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 999_983, 7));
  }

  /** Returns the id of the subscription for a channel. */
  subscriptionOf(channel: string, type: string): string {
    const found = [...this.subscriptions].findLast(
      ([, one]) => one.channelId === this.idOf(channel) && one.type === type,
    );
    if (!found) throw new Error(`Nothing of ${type} was ordered for ${channel}.`);
    return found[0];
  }

  /** Sends a message as EventSub, with its signature. */
  async sendTwitch(
    api: TestApi,
    body: object,
    { id = randomUUID(), sentAt = new Date(), ...options }: MessageOptions = {},
  ) {
    const text = JSON.stringify(body);
    const time = sentAt.toISOString().replace('Z', '123456Z');
    const signature = createHmac('sha256', options.secret ?? SECRET)
      .update(id + time + (options.signed ?? text))
      .digest('hex');
    return api.call('POST /api/webhooks/twitch', {
      body: text,
      headers: {
        'twitch-eventsub-message-id': id,
        'twitch-eventsub-message-timestamp': time,
        'twitch-eventsub-message-signature': `sha256=${signature}`,
        'twitch-eventsub-message-type': options.type ?? 'notification',
        'twitch-eventsub-subscription-id': options.subscriptionId ?? '',
      },
    });
  }

  /** Sends Twitch's notification that a channel went live or offline. */
  tell(
    api: TestApi,
    channel: string,
    type: 'stream.online' | 'stream.offline',
    options: MessageOptions = {},
  ) {
    const subscriptionId = this.subscriptionOf(channel, type);
    const event = {
      broadcaster_user_id: this.idOf(channel),
      broadcaster_user_login: channel,
      ...(type === 'stream.online' && { type: 'live', started_at: new Date().toISOString() }),
    };
    const body = { subscription: { id: subscriptionId, type, status: 'enabled' }, event };
    return this.sendTwitch(api, body, { subscriptionId, ...options });
  }

  /** Sends a message as Kick, with its signature. */
  async sendKick(
    api: TestApi,
    body: object,
    { id = randomUUID(), sentAt = new Date(), ...options }: MessageOptions = {},
  ) {
    const text = JSON.stringify(body);
    const time = sentAt.toISOString();
    const signature = createSign('RSA-SHA256')
      .update(`${id}.${time}.${options.signed ?? text}`)
      .sign(kickKeys.privateKey, 'base64');
    return api.call('POST /api/webhooks/kick', {
      body: text,
      headers: {
        'kick-event-message-id': id,
        'kick-event-message-timestamp': time,
        'kick-event-signature': signature,
        'kick-event-version': '1',
        'kick-event-type': options.type ?? 'livestream.status.updated',
        'kick-event-subscription-id': options.subscriptionId ?? '',
      },
    });
  }

  private async handle(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, platform = '', ...rest] = url.pathname.split('/');
    this.asked.push(`${request.method} ${url.pathname}${url.search}`);
    const slow = this.slowMs.get(platform as PlatformName);
    if (slow) await new Promise((done) => setTimeout(done, slow).unref());
    if (this.away.has(platform as PlatformName)) return { status: 503, body: {} };
    const said = this.answers.shift();
    if (said) return said;
    const path = `/${rest.join('/')}`;
    if (platform === 'youtube') return this.youtube(path, url.searchParams);
    if (path.endsWith('/token')) return token(platform as 'twitch' | 'kick', new URLSearchParams(body));
    if (path === '/public/v1/public-key')
      return {
        status: 200,
        body: { data: { public_key: kickKeys.publicKey.export({ type: 'spki', format: 'pem' }) } },
      };
    if (request.headers.authorization !== `Bearer ${TOKENS[platform as 'twitch']}`)
      return { status: 401, body: {} };
    if (platform === 'kick') return this.kick(path, url.searchParams, body);
    if (request.headers['client-id'] !== 'twitch') return { status: 401, body: {} };
    return this.twitch(request.method ?? '', path, url.searchParams, body);
  }

  private twitch(method: string, path: string, query: URLSearchParams, body: string): Answer {
    if (path === '/helix/users') {
      const logins = query.getAll('login').filter((login) => !this.missing.has(login));
      return { status: 200, body: { data: logins.map((login) => ({ id: this.idOf(login), login })) } };
    }
    if (path === '/helix/streams') {
      const logins = query.getAll('user_login');
      if (logins.length > 100) return { status: 400, body: {} };
      const data = logins.flatMap((login) => {
        const stream = this.live.get(login);
        return stream
          ? [
              {
                user_id: this.idOf(login),
                user_login: login,
                type: 'live',
                title: stream.title,
                viewer_count: stream.viewers,
                started_at: beginning(stream),
              },
            ]
          : [];
      });
      return {
        status: 200,
        headers: { 'ratelimit-limit': '800', 'ratelimit-remaining': '799' },
        body: { data },
      };
    }
    if (path === '/helix/eventsub/subscriptions' && method === 'POST') {
      const { type, condition, transport } = JSON.parse(body);
      if (transport.secret !== SECRET) return { status: 400, body: {} };
      const id = randomUUID();
      const status = 'webhook_callback_verification_pending';
      this.subscriptions.set(id, { type, channelId: condition.broadcaster_user_id, status });
      return { status: 202, body: { data: [{ id, type, status }] } };
    }
    return { status: 404, body: {} };
  }

  private kick(path: string, query: URLSearchParams, body: string): Answer {
    if (path === '/public/v1/channels') {
      const data = query
        .getAll('slug')
        .filter((slug) => !this.missing.has(slug))
        .map((slug) => {
          const stream = this.live.get(slug);
          return {
            broadcaster_user_id: Number(this.idOf(slug)),
            slug,
            stream_title: stream?.title ?? '',
            stream: {
              is_live: stream !== undefined,
              viewer_count: stream?.viewers ?? 0,
              start_time: stream ? beginning(stream) : '0001-01-01T00:00:00Z',
            },
          };
        });
      return { status: 200, body: { data, message: 'OK' } };
    }
    if (path === '/public/v1/events/subscriptions') {
      const { broadcaster_user_id, events } = JSON.parse(body);
      const data = events.map(({ name }: { name: string }) => {
        const id = randomUUID();
        this.subscriptions.set(id, { type: name, channelId: String(broadcaster_user_id), status: 'enabled' });
        return { name, version: 1, subscription_id: id };
      });
      return { status: 200, body: { data } };
    }
    return { status: 404, body: {} };
  }

  private youtube(path: string, query: URLSearchParams): Answer {
    if (query.get('key') !== 'youtube key') return { status: 403, body: {} };
    const id = query.get('id') ?? query.get('forHandle') ?? '';
    if (path === '/v3/channels')
      return {
        status: 200,
        body: this.missing.has(id) ? {} : { items: [{ id: this.handles.get(id) ?? id }] },
      };
    if (path === '/v3/playlistItems') {
      const channel = `UC${(query.get('playlistId') ?? '').slice(2)}`;
      if (this.missing.has(channel)) return { status: 404, body: {} };
      return { status: 200, body: { items: [{ contentDetails: { videoId: `v-${channel.slice(2, 11)}` } }] } };
    }
    if (path === '/v3/videos') {
      const items = id.split(',').flatMap((video) => {
        const [channel, stream] = [...this.live].find(([name]) => name.slice(2, 11) === video.slice(2)) ?? [];
        const channelId = channel ?? 'UC';
        return [
          {
            id: video,
            snippet: {
              channelId,
              title: stream?.title ?? '',
              liveBroadcastContent: stream ? 'live' : 'none',
            },
            ...(stream && {
              liveStreamingDetails: {
                actualStartTime: beginning(stream),
                concurrentViewers: String(stream.viewers),
              },
            }),
          },
        ];
      });
      return { status: 200, body: { items } };
    }
    return { status: 404, body: {} };
  }
}

function token(platform: 'twitch' | 'kick', form: URLSearchParams): Answer {
  const known = form.get('client_id') === platform && form.get('client_secret') === 'secret';
  if (!known || form.get('grant_type') !== 'client_credentials') return { status: 400, body: {} };
  return { status: 200, body: { access_token: TOKENS[platform], token_type: 'bearer', expires_in: 3_600 } };
}

function beginning({ startedAt = new Date(Date.now() - 60_000) }: TestBroadcast): string {
  return `${startedAt.toISOString().slice(0, 19)}Z`;
}
