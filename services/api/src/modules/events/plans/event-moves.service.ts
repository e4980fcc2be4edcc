import { type CommunityEvent, EVENT_TRANSITIONS, type EventScope } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { type EventMove, isHost, moveRefusal } from '../event-access.policy.ts';
import { EventAccessService, type FoundEvent } from '../event-access.service.ts';
import type { OccurrenceRow } from '../event-occurrences.table.ts';
import { EventsService } from '../pages/events.service.ts';
import { EventContent } from './event-content.service.ts';
import { MoveConsequences } from './move-consequences.service.ts';

type Locked = FoundEvent & { dates: OccurrenceRow[] };
type PlanMove = Exclude<EventMove, 'cancel'>;

/** State transitions of events. */
@Injectable()
export class EventMoves {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly consequences: MoveConsequences,
    private readonly content: EventContent,
    private readonly views: EventsService,
  ) {}

  /** @throws EVENT_NOT_FOUND, EVENT_STALE, EVENT_STATE_REFUSED also when all dates are over, ACCESS_DENIED */
  move(
    caller: Caller,
    id: string,
    move: PlanMove,
    { version, note }: { version: number; note?: string },
  ): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      const found = await this.lock(caller, id, move, version);
      const now = new Date();
      const leadsOn = move === 'submit' || move === 'publish';
      if (leadsOn && found.dates.every(({ endsAt }) => endsAt <= now))
        throw new ApiError('EVENT_STATE_REFUSED');
      const to = EVENT_TRANSITIONS[move].to;
      if (to === 'live' || to === 'ended') throw new Error(`${move} leads to ${to}, which nobody stores.`);
      await this.consequences.moved(caller, found, { move, to, note: note ?? '' });
      return this.views.presentAgain(caller, id);
    });
  }

  /** @throws EVENT_NOT_FOUND, EVENT_STALE, EVENT_STATE_REFUSED, ACCESS_DENIED */
  cancel(
    caller: Caller,
    id: string,
    { version, scope, reason }: { version: number; scope: EventScope; reason: string },
  ): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      const found = await this.lock(caller, id, 'cancel', version);
      await this.consequences.cancelled(caller, found, { scope, reason });
      return this.views.presentAgain(caller, id);
    });
  }

  /** Removes a draft that never had guests. @throws EVENT_NOT_FOUND, EVENT_STATE_REFUSED, ACCESS_DENIED */
  remove(caller: Caller, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const found = await this.access.lockEvent(caller, id);
      if (!isHost(caller, found)) throw new ApiError('ACCESS_DENIED');
      // A draft that was published before can have guests, who would not be notified of its removal.
      if (found.event.state !== 'draft' || (await this.content.hasGuests(found.event.id)))
        throw new ApiError('EVENT_STATE_REFUSED');
      await this.content.forget(
        found.event.id,
        found.dates.map((date) => date.id),
      );
      await this.consequences.removed(found.event);
    });
  }

  private async lock(caller: Caller, id: string, move: EventMove, version: number): Promise<Locked> {
    const found = await this.access.lockEvent(caller, id);
    const refusal = moveRefusal(caller, found, move, new Date());
    if (refusal) throw new ApiError(refusal);
    if (found.event.version !== version)
      throw new ApiError('EVENT_STALE', { current: await this.views.present(caller, found) });
    return found;
  }
}
