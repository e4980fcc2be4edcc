import { connectRedis, type Redis } from '@boardwalk/server/redis';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIGURATION, type Configuration, type RedisSettings } from '../config/configuration.ts';
import { Database } from '../database/database.ts';
import { PostgresEvents } from './postgres-events.ts';

/** A connection that is dropped silently looks like an idle one. A ping every few seconds tells them apart. */
const PING_INTERVAL_MS = 5_000;

/**
 * Events by PUBLISH and SUBSCRIBE of Redis; what triggers of the database say still comes by LISTEN. They are sent after the commit, and never fail a
 * write that is committed: without Redis the site goes on, and windows hear of changes when they ask again.
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
    // Each connects again by itself when Redis isn't there yet.
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
