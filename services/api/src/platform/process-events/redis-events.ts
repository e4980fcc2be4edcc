import { connectRedis, type Redis } from '@boardwalk/server/redis';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIGURATION, type Configuration, type RedisSettings } from '../config/configuration.ts';
import { Database } from '../database/database.ts';
import { PostgresEvents } from './postgres-events.ts';

/** A silently dropped connection looks like an idle one. A ping every few seconds detects it. */
const PING_INTERVAL_MS = 5_000;

/**
 * Sends events by PUBLISH and SUBSCRIBE of Redis; events of database triggers still arrive by LISTEN. They are sent after the commit, and never
 * fail a committed write: without Redis the site keeps working, and windows notice changes when they poll.
 */
@Injectable()
export class RedisEvents extends PostgresEvents {
  protected override readonly logger = new Logger('RedisEvents');
  private readonly prefix: string;
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private ping: NodeJS.Timeout | undefined;

  constructor(database: Database, @Inject(CONFIGURATION) configuration: Configuration) {
    super(database, configuration);
    const settings = configuration.redis as RedisSettings;
    this.prefix = `${settings.prefix}events:`;
    const warn = (message: string) => this.logger.warn(message);
    this.publisher = connectRedis(settings.url, warn);
    this.subscriber = connectRedis(settings.url, warn);
    this.subscriber.on('ready', () => void this.subscribe());
    this.subscriber.on('message', (channel, payload) =>
      this.deliver(channel.slice(this.prefix.length), payload),
    );
  }

  override async notify(channel: string, payload: string): Promise<void> {
    this.database.afterCommit(() => {
      this.publisher.publish(this.prefix + channel, payload).catch((error: unknown) => {
        this.logger.warn(`Other processes didn’t hear of a change (${channel}): ${String(error)}`);
      });
    });
  }

  override async onApplicationBootstrap(): Promise<void> {
    // Each client retries by itself while Redis isn't available.
    await Promise.allSettled([this.publisher.connect(), this.subscriber.connect()]);
    await super.onApplicationBootstrap();
    this.ping = setInterval(() => {
      if (this.subscriber.status === 'ready')
        this.subscriber.ping().catch(() => this.subscriber.disconnect(true));
    }, PING_INTERVAL_MS).unref();
  }

  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    clearInterval(this.ping);
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private async subscribe(): Promise<void> {
    try {
      const channels = this.channels().map((channel) => this.prefix + channel);
      if (channels.length > 0) await this.subscriber.subscribe(...channels);
      this.deliverGap();
    } catch (error) {
      this.logger.warn(`Redis couldn’t be listened to: ${String(error)}`);
      this.subscriber.disconnect(true);
    }
  }
}
