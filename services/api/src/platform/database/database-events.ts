import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { Database } from './database.ts';

/** Hears what was sent; undefined when something may have been missed. */
type Listener = (payload: string | undefined) => void;

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3_000;
/** A line that was cut without a word looks like one on which nothing happens, so it is asked now and then. */
const ASK_EVERY_MS = 5_000;

/**
 * Messages between the processes on one database, by LISTEN and NOTIFY, on a connection of its own. It connects anew by itself; then
 * each listener is told that it may have missed something.
 */
@Injectable()
export class DatabaseEvents implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DatabaseEvents');
  private readonly url: string;
  private readonly listeners = new Map<string, Listener[]>();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = FIRST_WAIT_MS;
  private stopped = false;

  constructor(
    private readonly database: Database,
    @Inject(CONFIGURATION) configuration: Configuration,
  ) {
    this.url = configuration.database.url;
  }

  /** Listens on a channel from the start on. To be called from constructors. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  /** Tells every process, this one included; inside a transaction, when it is committed. */
  async tell(channel: string, payload: string): Promise<void> {
    await this.database.queries.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.listeners.size > 0) await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'boardwalk-api-events',
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload }) => this.hear(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.listeners.keys())
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      return this.lost(client, error);
    }
    this.wait = FIRST_WAIT_MS;
    this.askAgain(client);
    for (const channel of this.listeners.keys()) this.hear(channel, undefined);
  }

  private askAgain(client: pg.Client): void {
    this.timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => client === this.client && !this.stopped && this.askAgain(client),
        (error: unknown) => this.lost(client, error),
      );
    }, ASK_EVERY_MS);
    this.timer.unref();
  }

  /** Called more than once for the same loss: only the first counts. */
  private lost(client: pg.Client, error?: unknown): void {
    if (client !== this.client) return;
    this.client = undefined;
    clearTimeout(this.timer);
    client.end().catch(() => {});
    if (this.stopped) return;
    if (this.wait === FIRST_WAIT_MS)
      this.logger.warn(`The line for events was lost${error ? `: ${String(error)}` : '.'}`);
    this.timer = setTimeout(() => void this.connect(), this.wait);
    this.timer.unref();
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private hear(channel: string, payload: string | undefined): void {
    for (const listener of this.listeners.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        this.logger.error(error);
      }
    }
  }
}
