import type { ServerStatus } from '@boardwalk/contracts';
import { STATUS_STALE_S } from '@boardwalk/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';
import type { LiveTopic } from '../../live/live-topic.ts';
import { LiveTopicsService } from '../../live/live-topics.service.ts';
import { ServesTopic } from '../../live/serves-topic.decorator.ts';
import type { Subscriber } from '../../live/subscriber.ts';
import { differs } from './server-status.policy.ts';
import { ServerStatusService, STATUS_CHANNEL } from './server-status.service.ts';

/** Live topic of the game server's status: sends it after each change, and when it becomes stale. */
@Injectable()
export class ServerStatusTopic implements OnModuleDestroy {
  private readonly logger = new Logger('ServerStatus');
  private readonly live: LiveTopic<'server-status'>;
  private sent: ServerStatus | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly status: ServerStatusService,
    topics: LiveTopicsService,
    events: ProcessEvents,
  ) {
    this.live = topics.of('server-status');
    // Also called when messages may have been missed.
    events.on(STATUS_CHANNEL, () => this.lookSoon());
  }

  @ServesTopic('server-status')
  async serve({ send }: Subscriber<'server-status'>): Promise<void> {
    send('status', await this.status.current());
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private lookSoon(): void {
    this.look().catch((error: unknown) => this.logger.warn(`Not told: ${String(error)}`));
  }

  private async look(): Promise<void> {
    const now = await this.status.current();
    if (this.stopped) return;
    this.lookWhenStale(now);
    const isNew = !this.sent || differs(this.sent, now);
    this.sent = now;
    if (isNew) await this.live.broadcast('status', now);
  }

  private lookWhenStale({ state, at }: ServerStatus): void {
    clearTimeout(this.timer);
    if (state === 'unknown' || !at) return;
    const inMs = Date.parse(at) + STATUS_STALE_S * 1_000 - Date.now();
    this.timer = setTimeout(() => this.lookSoon(), Math.max(0, inMs)).unref();
  }
}
