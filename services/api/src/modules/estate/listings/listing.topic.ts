import { leastBid, type TopicEvents } from '@boardwalk/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';
import type { LiveTopic } from '../../live/live-topic.ts';
import { LiveTopicsService } from '../../live/live-topics.service.ts';
import { ServesTopic } from '../../live/serves-topic.decorator.ts';
import type { Subscriber } from '../../live/subscriber.ts';
import { maySeeListing } from './listing.policy.ts';
import { ListingsRepository } from './listings.repository.ts';
import type { ListingRow } from './listings.table.ts';

/** Channel of a database trigger, which fires on every change of a listing. */
const LISTINGS_CHANNEL = 'listings';
/** Changes within this time are sent together. */
const PAUSE_MS = 100;
/** Maximum of bids that are sent individually; clients that missed more reload the list. */
const MAX_BIDS = 100;

interface Watched {
  listeners: number;
  /** Number of the last bid that was sent; undefined until the listing is first read. */
  sentSequence: number | undefined;
  timer?: NodeJS.Timeout | undefined;
  /** Update in progress. The next one waits for it, so that all subscribers get the same order. */
  telling: Promise<void>;
}

/** Live topic of a listing: sends its state and each bid in order. */
@Injectable()
export class ListingTopic implements OnModuleDestroy {
  private readonly logger = new Logger('Real estate');
  private readonly watched = new Map<string, Watched>();
  private readonly live: LiveTopic<'listings/:id'>;

  constructor(
    private readonly listings: ListingsRepository,
    topics: LiveTopicsService,
    events: ProcessEvents,
  ) {
    this.live = topics.of('listings/:id');
    events.on(LISTINGS_CHANNEL, (id) => {
      for (const changed of id === undefined ? this.watched.keys() : [id]) this.tellSoon(changed);
    });
  }

  @ServesTopic('listings/:id')
  async serve({ caller, params: { id }, send, onEnd }: Subscriber<'listings/:id'>): Promise<void> {
    // Subscribes before reading, so that changes in between are sent.
    const watched = this.watch(id);
    onEnd(() => this.leave(id));
    const row = await this.listings.find(id);
    if (!row || !caller || !maySeeListing(caller, row)) throw new ApiError('LISTING_NOT_FOUND');
    watched.sentSequence ??= row.bids;
    send('state', stateOf(row));
  }

  onModuleDestroy(): void {
    for (const { timer } of this.watched.values()) clearTimeout(timer);
    this.watched.clear();
  }

  private watch(id: string): Watched {
    const watched = this.watched.get(id) ?? {
      listeners: 0,
      sentSequence: undefined,
      telling: Promise.resolve(),
    };
    watched.listeners += 1;
    this.watched.set(id, watched);
    return watched;
  }

  private leave(id: string): void {
    const watched = this.watched.get(id);
    if (!watched) return;
    watched.listeners -= 1;
    if (watched.listeners > 0) return;
    clearTimeout(watched.timer);
    this.watched.delete(id);
  }

  private tellSoon(id: string): void {
    const watched = this.watched.get(id);
    if (!watched || watched.timer) return;
    watched.timer = setTimeout(() => {
      watched.timer = undefined;
      watched.telling = watched.telling
        .then(() => this.tell(id, watched))
        .catch((error: unknown) => this.logger.warn(`Not told: ${String(error)}`));
    }, PAUSE_MS).unref();
  }

  private async tell(id: string, watched: Watched): Promise<void> {
    const row = await this.listings.find(id);
    if (!row) return;
    const bids = await this.listings.findBids(id, undefined, MAX_BIDS);
    for (const { sequence, price, at } of bids.toReversed()) {
      if (watched.sentSequence === undefined || sequence <= watched.sentSequence) continue;
      await this.live.broadcast('bid', { sequence, price, at: at.toISOString() }, { id });
      watched.sentSequence = sequence;
    }
    await this.live.broadcast('state', stateOf(row), { id });
  }
}

function stateOf({
  kind,
  state,
  bids,
  bidPrice,
  price,
  step,
  endsAt,
  version,
}: ListingRow): TopicEvents<'listings/:id'>['state'] {
  return {
    state,
    bids,
    bidPrice,
    version,
    leastBid: kind === 'auction' && step !== null ? leastBid({ start: price, step, price: bidPrice }) : null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}
