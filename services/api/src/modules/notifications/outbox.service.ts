import { Injectable } from '@nestjs/common';
import { EventsRepository } from './events.repository.ts';
import { type FanoutOptions, FanoutRepository } from './fanout.repository.ts';
import { NotificationAudiences } from './notification-audiences.service.ts';
import { NotificationSignalsService } from './notification-signals.service.ts';
import type { EventRow } from './notifications.table.ts';

/** Outbox: announced events whose fan-out isn't complete. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly events: EventsRepository,
    private readonly fanout: FanoutRepository,
    private readonly signals: NotificationSignalsService,
    private readonly audiences: NotificationAudiences,
  ) {}

  /** Calls back whenever a process has announced an event. */
  onAnnounced(act: () => void): void {
    this.signals.onSignal(({ what }) => {
      if (what === 'announced') act();
    });
  }

  lockNext(exceptIds: readonly string[]): Promise<EventRow | undefined> {
    return this.events.lockNext(exceptIds);
  }

  /** Fans out a locked event to its next batch of members and moves its cursor. @returns the number of queued deliveries. */
  async fanOutBatch(event: EventRow, options: Omit<FanoutOptions, 'among'>): Promise<number> {
    const among = this.audiences.conditionOf(event.audience);
    const { members, last, deliveries } = await this.fanout.insertBatch(event, { ...options, among });
    const cursor = last ?? event.fanoutCursor;
    await this.events.moveFanoutCursor(event.id, cursor, members < options.limit);
    if (members > 0) await this.signals.fannedOut(event.id, event.fanoutCursor, cursor);
    return deliveries;
  }
}
