import { Injectable } from '@nestjs/common';
import { EventsRepository } from './events.repository.ts';
import { NotificationSignals } from './notification-signals.ts';
import type { EventRow } from './notifications.table.ts';
import { type Telling, TellingRepository } from './telling.repository.ts';

/** Events on their way to those whom they concern. */
@Injectable()
export class Announcements {
  constructor(
    private readonly events: EventsRepository,
    private readonly telling: TellingRepository,
    private readonly signals: NotificationSignals,
  ) {}

  /** Calls back when something was announced, by whatever process. */
  onAnnounced(act: () => void): void {
    this.signals.onSignal(({ what }) => {
      if (what === 'announced') act();
    });
  }

  lockNext(except: readonly string[]): Promise<EventRow | undefined> {
    return this.events.lockNext(except);
  }

  /** Tells a locked event to the next members, and notes it. @returns how much is to be sent to them. */
  async tell(event: EventRow, telling: Telling): Promise<number> {
    const { members, last, letters } = await this.telling.tell(event, telling);
    const upTo = last ?? event.toldUpTo;
    await this.events.advance(event.id, upTo, members < telling.limit);
    if (members > 0) await this.signals.told(event.id, event.toldUpTo, upTo);
    return letters;
  }
}
