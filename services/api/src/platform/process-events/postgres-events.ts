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
import { Database } from '../database/database.ts';
import { ProcessEvents } from './process-events.ts';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 3_000;
/** A silently dropped connection looks like an idle one. A query every few seconds detects it. */
const PING_INTERVAL_MS = 5_000;

/** Sends events by LISTEN and NOTIFY of PostgreSQL, on a separate connection. Inside a transaction they are sent on commit. */
@Injectable()
export class PostgresEvents extends ProcessEvents implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly logger: Logger = new Logger('PostgresEvents');
  private readonly url: string;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private retryMs = FIRST_RETRY_MS;
  private stopped = false;

  constructor(
    protected readonly database: Database,
    @Inject(CONFIGURATION) configuration: Configuration,
  ) {
    super();
    this.url = configuration.database.eventsUrl;
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.database.queries.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.channels().length > 0) await this.connect();
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
    client.on('error', (error) => this.reconnectLater(client, error));
    client.on('end', () => this.reconnectLater(client));
    client.on('notification', ({ channel, payload }) => this.deliver(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.channels()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      return this.reconnectLater(client, error);
    }
    this.retryMs = FIRST_RETRY_MS;
    this.schedulePing(client);
    this.deliverGap();
  }

  private schedulePing(client: pg.Client): void {
    this.timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => client === this.client && !this.stopped && this.schedulePing(client),
        (error: unknown) => this.reconnectLater(client, error),
      );
    }, PING_INTERVAL_MS);
    this.timer.unref();
  }

  /** Several events report the same lost connection: only the first one counts. */
  private reconnectLater(client: pg.Client, error?: unknown): void {
    if (client !== this.client) return;
    this.client = undefined;
    clearTimeout(this.timer);
    client.end().catch(() => {});
    if (this.stopped) return;
    if (this.retryMs === FIRST_RETRY_MS)
      this.logger.warn(`The connection for events was lost${error ? `: ${String(error)}` : '.'}`);
    this.timer = setTimeout(() => void this.connect(), this.retryMs);
    this.timer.unref();
    this.retryMs = Math.min(this.retryMs * 2, MAX_RETRY_MS);
  }
}
