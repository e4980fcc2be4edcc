import { isDeepStrictEqual } from 'node:util';
import type { TopicEvents } from '@boardwalk/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { LiveTopic } from '../../live/live-topic.ts';
import { LiveTopicsService } from '../../live/live-topics.service.ts';
import { ServesTopic } from '../../live/serves-topic.decorator.ts';
import type { Subscriber } from '../../live/subscriber.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamSessionsRepository } from './stream-sessions.repository.ts';
import { StreamsSignalsService } from './streams-signals.service.ts';

const MAX_STREAMS = 100;

interface Told {
  now: TopicEvents<'streams'>['now'];
  count: TopicEvents<'streams'>['count'];
}

/** Live topic of the live streams: sends one message for each change, to all subscribers. */
@Injectable()
export class StreamsTopic implements OnModuleDestroy {
  private readonly logger = new Logger('Streams');
  private readonly live: LiveTopic<'streams'>;
  /** Last message; undefined before the first read. */
  private told: Told | undefined;
  private looking: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly sessions: StreamSessionsRepository,
    private readonly users: UsersService,
    topics: LiveTopicsService,
    signals: StreamsSignalsService,
  ) {
    this.live = topics.of('streams');
    signals.onChanged(() => this.lookSoon());
  }

  @ServesTopic('streams')
  async serve({ send }: Subscriber<'streams'>): Promise<void> {
    const { now, count } = await this.latest();
    send('now', now);
    send('count', count);
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  /** Thousands of clients reconnect together after a restart, so the last message is reused. During an update each one reads the database. */
  private async latest(): Promise<Told> {
    if (this.told && !this.looking) return this.told;
    const read = await this.read();
    if (!this.looking) this.told ??= read;
    return read;
  }

  /** Reads now. All changes during a read cause one more read. */
  private lookSoon(): void {
    this.again = this.looking !== undefined;
    this.looking ??= this.look()
      .catch((error: unknown) => {
        this.told = undefined;
        this.logger.warn(`Not told: ${String(error)}`);
      })
      .then(() => {
        this.looking = undefined;
        if (this.again && !this.stopped) this.lookSoon();
      });
  }

  private async look(): Promise<void> {
    const { now, count } = await this.read();
    if (this.stopped) return;
    const before = this.told;
    this.told = { now, count };
    if (!isDeepStrictEqual(now, before?.now)) await this.live.broadcast('now', now);
    if (count.count !== before?.count.count) await this.live.broadcast('count', count);
  }

  private async read(): Promise<Told> {
    const rows = await this.sessions.findLive({}, undefined, MAX_STREAMS);
    const names = await this.users.namesOf(rows.map(({ streamer }) => streamer.memberId));
    const items = rows.map(({ session: { id, title, viewers, figuresAt }, streamer }) => ({
      id,
      title,
      viewers,
      figuresAt: figuresAt.toISOString(),
      platform: streamer.platform,
      username: nameOf(names, streamer.memberId).username,
    }));
    const count = rows.length < MAX_STREAMS ? rows.length : await this.sessions.countLive();
    return { now: { items }, count: { count } };
  }
}
