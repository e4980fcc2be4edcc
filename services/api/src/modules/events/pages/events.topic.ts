import type { TopicEvents } from '@boardwalk/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';
import type { LiveTopic } from '../../live/live-topic.ts';
import { LiveTopicsService } from '../../live/live-topics.service.ts';
import { ServesTopic } from '../../live/serves-topic.decorator.ts';
import type { Subscriber } from '../../live/subscriber.ts';
import { readerOf } from '../event-access.policy.ts';
import { EventAccessService, type FoundEvent } from '../event-access.service.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';

/** Channel of a database trigger, which fires on every change of a date. */
const EVENTS_CHANNEL = 'events';
type Counts = TopicEvents<'events/:id'>['counts'];
/** Changes within this time are sent together. */
const PAUSE_MS = 200;

/** Live topic of a date: sends its number of guests. */
@Injectable()
export class EventsTopic implements OnModuleDestroy {
  private readonly logger = new Logger('Events');
  private readonly live: LiveTopic<'events/:id'>;
  /** Number of subscribers of each date in this process. */
  private readonly listeners = new Map<string, number>();
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly access: EventAccessService,
    private readonly occurrences: OccurrencesRepository,
    topics: LiveTopicsService,
    events: ProcessEvents,
  ) {
    this.live = topics.of('events/:id');
    events.on(EVENTS_CHANNEL, (id) => {
      for (const changed of id === undefined ? this.listeners.keys() : [id]) this.tellSoon(changed);
    });
  }

  @ServesTopic('events/:id')
  async serve({ caller, params: { id }, send, onEnd }: Subscriber<'events/:id'>): Promise<void> {
    const found = await this.access.find(readerOf(caller), id);
    this.count(id, 1);
    onEnd(() => this.count(id, -1));
    send('counts', countsOf(found));
  }

  onModuleDestroy(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.listeners.clear();
  }

  private count(id: string, by: 1 | -1): void {
    const listening = (this.listeners.get(id) ?? 0) + by;
    if (listening > 0) this.listeners.set(id, listening);
    else this.listeners.delete(id);
  }

  private tellSoon(id: string): void {
    if (!this.listeners.has(id) || this.timers.has(id)) return;
    const timer = setTimeout(() => {
      this.timers.delete(id);
      this.tell(id).catch((error: unknown) => this.logger.warn(`Not told: ${String(error)}`));
    }, PAUSE_MS).unref();
    this.timers.set(id, timer);
  }

  private async tell(id: string): Promise<void> {
    const found = await this.occurrences.find(id);
    if (found) await this.live.broadcast('counts', countsOf(found), { id });
  }
}

function countsOf({ event, date }: Pick<FoundEvent, 'event' | 'date'>): Counts {
  const { capacity, going, maybe, waiting } = date;
  return { capacity, going, maybe, waiting, version: event.version };
}
