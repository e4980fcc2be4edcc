import type { EventPlanState, EventScope } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { EventMove } from '../event-access.policy.ts';
import type { FoundEvent } from '../event-access.service.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import type { OccurrenceRow } from '../event-occurrences.table.ts';
import { EventsRepository } from '../events.repository.ts';
import type { EventRow } from '../events.table.ts';
import { nextSequence, OccurrencesRepository } from '../occurrences.repository.ts';
import { EventInboxService } from './event-inbox.service.ts';
import { titleOf } from './event-series.service.ts';
import { targetOf } from './plan-changes.service.ts';

type Locked = FoundEvent & { dates: OccurrenceRow[] };

/** Effects of an event's state transition. Must run inside the transaction that has locked the event. */
@Injectable()
export class MoveConsequences {
  constructor(
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly announcements: EventAnnouncementsService,
    private readonly inbox: EventInboxService,
    private readonly audit: AuditService,
  ) {}

  async moved(
    caller: Caller,
    { event: before, dates }: Locked,
    { move, to, note }: { move: Exclude<EventMove, 'cancel'>; to: EventPlanState; note: string },
  ): Promise<void> {
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
      await this.tellMoved(caller, event, dates);
    }
    const type = move === 'publish' ? 'event.published' : 'event.declined';
    await this.announcements.decided(type, event, first.id, caller.id);
    await this.record(caller, type, before, { state: to, ...(note && { reason: note }) });
  }

  /** Notifies guests from an earlier publication of dates that moved since then. */
  private async tellMoved(caller: Caller, event: EventRow, dates: readonly OccurrenceRow[]): Promise<void> {
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

  async cancelled(
    caller: Caller,
    { event, date, dates }: Locked,
    { scope, reason }: { scope: EventScope; reason: string },
  ): Promise<void> {
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

  removed({ id }: EventRow): Promise<void> {
    return this.events.remove(id);
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
