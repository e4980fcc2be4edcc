import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { isHost } from '../event-access.policy.ts';
import type { FoundEvent } from '../event-access.service.ts';
import { EventAnnouncements } from '../event-announcements.service.ts';
import type { DateOverrides, OccurrenceRow } from '../event-occurrences.table.ts';
import { EventsRepository } from '../events.repository.ts';
import type { EventRow } from '../events.table.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { type columnsOf, pastOf } from './event-fields.policy.ts';
import { EventSeries, titleOf } from './series.service.ts';

type Columns = ReturnType<typeof columnsOf> & Partial<Waiting>;
type Waiting = Pick<EventRow, 'state' | 'submittedAt' | 'decidedBy' | 'decidedAt' | 'note'>;

interface OneChanged {
  capacity: number | null;
  /** What of it staff approve that is different. */
  changed: readonly string[];
  /** Whether the event waits for the staff again. */
  waits: boolean;
}

interface ManyChanged {
  before: EventRow;
  after: EventRow;
  dates: readonly OccurrenceRow[];
  past: readonly string[];
  from: string;
  withCapacity: boolean;
  /** Who hosted it before. */
  hostIds: readonly string[];
  /** What of it staff approve that is different. */
  changed: readonly string[];
}

interface RecordedChange {
  before: EventRow;
  after: EventRow;
  hostIds: readonly string[];
  changed: readonly string[];
}

/** Writes changes of events, with everything that follows from one: dates, who is told, the log. Call it inside the transaction that has locked the event. */
@Injectable()
export class PlanChanges {
  constructor(
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly series: EventSeries,
    private readonly announcements: EventAnnouncements,
    private readonly audit: AuditService,
  ) {}

  /** The same event, whose past dates keep what they said. */
  async update(event: EventRow, columns: Columns, now: Date): Promise<EventRow> {
    await this.occurrences.keepPast(event.id, now, pastOf(event, columns));
    return this.events.update(event.id, columns);
  }

  /** A series of its own for the later dates. The earlier ones end with the day that is named. */
  async split(event: EventRow, columns: Columns, lastDay: string): Promise<EventRow> {
    const { id: _, version: __, createdAt: ___, updatedAt: ____, ...rest } = event;
    const later = await this.events.insert({ ...rest, ...columns });
    await this.events.update(event.id, { until: lastDay });
    return later;
  }

  /** What an event has that waits for the staff once more. */
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
    // They are cancelled whatever becomes of the rest; guests know them by the title that was approved.
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

  /** Only those who run it see what waits. Its guests stay its guests. */
  private async hide(event: EventRow, dateId: string): Promise<void> {
    const dates = await this.occurrences.lockAll(event.id);
    await this.occurrences.updateMany(
      dates.map(({ id }) => id),
      { listed: false },
    );
    await this.announcements.show(event, dateId);
  }

  /** Guests of an event that is not published are told once it is: until then they cannot open it. */
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

  /** What hosts do with their own event before it is published is nobody else's business. */
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

/** The event as a target of the audit log. */
export function targetOf({ id, title }: Pick<EventRow, 'id' | 'title'>) {
  return { type: 'event' as const, id, label: title };
}
