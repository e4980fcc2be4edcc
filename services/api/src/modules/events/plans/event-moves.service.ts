import {
  type CommunityEvent,
  EVENT_TRANSITIONS,
  type EventPlanState,
  type EventScope,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { type EventMove, isHost, moveRefusal } from '../event-access.policy.ts';
import { EventAccessService, type FoundEvent } from '../event-access.service.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import type { OccurrenceRow } from '../event-occurrences.table.ts';
import { EventsRepository } from '../events.repository.ts';
import type { EventRow } from '../events.table.ts';
import { nextSequence, OccurrencesRepository } from '../occurrences.repository.ts';
import { EventsService } from '../pages/events.service.ts';
import { targetOf } from './event-fields.policy.ts';
import { EventInboxService } from './event-inbox.service.ts';
import { EventPicturesService } from './event-pictures.service.ts';
import { titleOf } from './event-series.service.ts';

type Locked = FoundEvent & { dates: OccurrenceRow[] };
type PlanMove = Exclude<EventMove, 'cancel'>;

/** State transitions of events, with their effects. */
@Injectable()
export class EventMovesService {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly pictures: EventPicturesService,
    private readonly views: EventsService,
    private readonly announcements: EventAnnouncementsService,
    private readonly inbox: EventInboxService,
    private readonly audit: AuditService,
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
      await this.transition(caller, found, { move, to, note: note ?? '' });
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
      await this.cancelDates(caller, found, { scope, reason });
      return this.views.presentAgain(caller, id);
    });
  }

  /** Removes a draft that never had guests. @throws EVENT_NOT_FOUND, EVENT_STATE_REFUSED, ACCESS_DENIED */
  remove(caller: Caller, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const found = await this.access.lockEvent(caller, id);
      if (!isHost(caller, found)) throw new ApiError('ACCESS_DENIED');
      // A draft that was published before can have guests, who would not be notified of its removal.
      if (found.event.state !== 'draft' || (await this.events.hasGuests(found.event.id)))
        throw new ApiError('EVENT_STATE_REFUSED');
      await this.pictures.forget(
        found.event.id,
        found.dates.map((date) => date.id),
      );
      await this.events.remove(found.event.id);
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

  /** Changes the state, with its effects. Must run inside the transaction that has locked the event. */
  private async transition(
    caller: Caller,
    { event: before, dates }: Locked,
    { move, to, note }: { move: PlanMove; to: EventPlanState; note: string },
  ): Promise<void> {
    this.database.requireTransaction();
    const decides = move === 'publish' || move === 'decline';
    const event = await this.events.update(before.id, {
      state: to,
      note,
      ...(move === 'submit' && { submittedAt: new Date() }),
      ...(decides && { decidedBy: caller.id, decidedAt: new Date() }),
    });
    if (move === 'submit') await this.inbox.proposed(event);
    else if (before.state === 'pending') await this.inbox.settled(event, caller.id);
    if (!decides) return;
    const first = nextOf(dates, new Date());
    if (move === 'publish') {
      await this.occurrences.updateMany(
        dates.map(({ id }) => id),
        { listed: true },
      );
      await this.announcements.show(event, first.id);
      await this.announceEarlierMoves(caller, event, dates);
    }
    const type = move === 'publish' ? 'event.published' : 'event.declined';
    await this.announcements.decided(type, event, first.id, caller.id);
    await this.record(caller, type, before, { state: to, ...(note && { reason: note }) });
  }

  /** Notifies guests from an earlier publication of dates that moved since then. */
  private async announceEarlierMoves(
    caller: Caller,
    event: EventRow,
    dates: readonly OccurrenceRow[],
  ): Promise<void> {
    this.database.requireTransaction();
    const moved = dates.filter(({ moveUnannounced }) => moveUnannounced);
    await this.occurrences.updateMany(
      moved.map(({ id }) => id),
      { moveUnannounced: false },
    );
    const now = new Date();
    const toCome = moved.filter(
      ({ endsAt, cancelledAt, going, maybe }) => endsAt > now && !cancelledAt && going + maybe > 0,
    );
    await this.announcements.moved(event, { actorId: caller.id, title: event.title, dates: toCome });
  }

  /** Cancels the chosen dates, with the effects. Must run inside the transaction that has locked the event. */
  private async cancelDates(
    caller: Caller,
    { event, date, dates }: Locked,
    { scope, reason }: { scope: EventScope; reason: string },
  ): Promise<void> {
    this.database.requireTransaction();
    const now = new Date();
    const open = dates.filter((row) => row.endsAt > now && !row.cancelledAt);
    const chosen = open.filter((row) => isChosen(row, date, event.days ? scope : 'all'));
    const ids = chosen.map(({ id }) => id);
    await this.occurrences.updateMany(ids, {
      cancelledAt: now,
      cancelReason: reason,
      sequence: nextSequence,
    });
    const isAll = chosen.length === open.length;
    const after = await this.events.update(event.id, isAll ? { state: 'cancelled' } : {});
    const rest = open.find((row) => !ids.includes(row.id));
    if (rest) await this.announcements.show(after, rest.id);
    else await this.announcements.hide(after);
    await this.announcements.toGuests('event.cancelled', {
      about: `${event.id}:${after.version}`,
      actorId: caller.id,
      dates: chosen,
      demo: event.demo,
      title: scope === 'this' ? titleOf(event, date.overrides) : event.title,
      statuses: ['going', 'maybe', 'waitlisted'],
    });
    const what = { dates: chosen.map((row) => row.date), ...(reason && { reason }) };
    await this.record(caller, 'event.cancelled', event, what);
  }

  private record(
    caller: Caller,
    action: 'event.published' | 'event.declined' | 'event.cancelled',
    event: EventRow,
    after: Record<string, unknown>,
  ): Promise<void> {
    const before = { state: event.state };
    return this.audit.record(caller, { action, target: targetOf(event), before, after });
  }
}

function isChosen(row: OccurrenceRow, date: OccurrenceRow, scope: EventScope): boolean {
  if (scope === 'all' || row.id === date.id) return true;
  return scope === 'following' && row.date >= date.date;
}

/** Returns the first date that isn't over, otherwise the last one. */
function nextOf(dates: readonly OccurrenceRow[], now: Date): OccurrenceRow {
  const next = dates.find(({ endsAt, dropped }) => endsAt > now && !dropped) ?? dates.at(-1);
  if (!next) throw new Error('An event has no date.');
  return next;
}
