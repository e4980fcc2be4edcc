import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { isHost } from '../event-access.policy.ts';
import type { FoundEvent } from '../event-access.service.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import type { DateOverrides, OccurrenceRow } from '../event-occurrences.table.ts';
import { EventsRepository } from '../events.repository.ts';
import type { EventRow } from '../events.table.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { type columnsOf, pastOf } from './event-fields.policy.ts';
import { EventSeriesService, titleOf } from './event-series.service.ts';

type Columns = ReturnType<typeof columnsOf> & Partial<Waiting>;
type Waiting = Pick<EventRow, 'state' | 'submittedAt' | 'decidedBy' | 'decidedAt' | 'note'>;

interface OneChanged {
  capacity: number | null;
  /** Changed fields of the approved content. */
  changed: readonly string[];
  /** Whether the event needs approval again. */
  waits: boolean;
}

interface ManyChanged {
  before: EventRow;
  after: EventRow;
  dates: readonly OccurrenceRow[];
  past: readonly string[];
  from: string;
  withCapacity: boolean;
  /** Hosts before the change. */
  hostIds: readonly string[];
  /** Changed fields of the approved content. */
  changed: readonly string[];
}

interface RecordedChange {
  before: EventRow;
  after: EventRow;
  hostIds: readonly string[];
  changed: readonly string[];
}

/** Writes changes of events with all their effects: dates, notifications, audit log. Must run inside the transaction that has locked the event. */
@Injectable()
export class PlanChanges {
  constructor(
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly series: EventSeriesService,
    private readonly announcements: EventAnnouncementsService,
    private readonly audit: AuditService,
  ) {}

  /** Updates the event, and preserves the content of past dates. */
  async update(event: EventRow, columns: Columns, now: Date): Promise<EventRow> {
    await this.occurrences.keepPast(event.id, now, pastOf(event, columns));
    return this.events.update(event.id, columns);
  }

  /** Creates a separate series for the later dates. The earlier ones end with the given day. */
  async split(event: EventRow, columns: Columns, lastDay: string): Promise<EventRow> {
    const { id: _, version: __, createdAt: ___, updatedAt: ____, ...rest } = event;
    const later = await this.events.insert({ ...rest, ...columns });
    await this.events.update(event.id, { until: lastDay });
    return later;
  }

  /** Returns the columns of an event that needs approval again. */
  waitingAgain(): Waiting {
    return { state: 'pending', submittedAt: new Date(), decidedBy: null, decidedAt: null, note: '' };
  }

  async ofOne(
    caller: Caller,
    { event, date, hostIds }: FoundEvent,
    own: DateOverrides,
    { capacity, changed, waits }: OneChanged,
  ): Promise<void> {
    const after = await this.events.update(event.id, waits ? this.waitingAgain() : {});
    const { moved } = await this.series.rewriteOne(event, date, own, capacity);
    if (moved) await this.tellChanged(caller, after, [date], titleOf(event, own));
    if (waits) await this.hide(after, date.id);
    await this.record(
      caller,
      { before: event, after, hostIds, changed },
      { title: titleOf(event, own), date: date.date },
    );
  }

  async ofMany(caller: Caller, { hostIds, ...changed }: ManyChanged): Promise<void> {
    const { after } = changed;
    const { moved, dropped } = await this.series.rewrite(changed);
    await this.tellChanged(caller, after, moved, after.title);
    // The cancellation is announced immediately, with the approved title that guests know.
    if (changed.before.state === 'published' && dropped.length > 0)
      await this.announcements.toGuests('event.cancelled', {
        about: `${after.id}:${after.version}`,
        actorId: caller.id,
        title: changed.before.title,
        dates: dropped,
        statuses: ['going', 'maybe', 'waitlisted'],
        demo: after.demo,
      });
    const [first] = changed.dates;
    const waits = changed.before.state === 'published' && after.state === 'pending';
    if (waits && first) await this.hide(after, first.id);
    else if (first) await this.announcements.show(after, first.id);
    await this.record(
      caller,
      { before: changed.before, after, hostIds, changed: changed.changed },
      { title: after.title },
    );
  }

  /** Hides an event that needs approval from its audience. Its guests keep their places. */
  private async hide(event: EventRow, dateId: string): Promise<void> {
    const dates = await this.occurrences.lockAll(event.id);
    await this.occurrences.updateMany(
      dates.map(({ id }) => id),
      { listed: false },
    );
    await this.announcements.show(event, dateId);
  }

  /** Guests of an unpublished event are notified once it is published, because they can't open it before. */
  private async tellChanged(
    caller: Caller,
    event: EventRow,
    moved: readonly OccurrenceRow[],
    title: string,
  ): Promise<void> {
    const ids = moved.map((row) => row.id);
    if (event.state !== 'published') return this.occurrences.updateMany(ids, { moveUnannounced: true });
    const dates = await this.occurrences.readMany(ids);
    await this.announcements.moved(event, { actorId: caller.id, title, dates });
  }

  /** Hosts' changes of their own event before its publication aren't logged. */
  private async record(
    caller: Caller,
    { before, after, hostIds, changed }: RecordedChange,
    facts: Record<string, unknown>,
  ): Promise<void> {
    if (isHost(caller, { hostIds }) && before.state !== 'published') return;
    await this.audit.record(caller, {
      action: 'event.changed',
      target: targetOf(after),
      before: { title: before.title, state: before.state, audience: before.audience },
      after: {
        ...facts,
        state: after.state,
        audience: after.audience,
        ...(changed.length > 0 && { changed: changed.join(', ') }),
      },
    });
  }
}

/** Returns the event as a target of the audit log. */
export function targetOf({ id, title }: Pick<EventRow, 'id' | 'title'>) {
  return { type: 'event' as const, id, label: title };
}
