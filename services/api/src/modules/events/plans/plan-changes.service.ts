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

type Columns = ReturnType<typeof columnsOf>;

interface ManyChanged {
  before: EventRow;
  after: EventRow;
  dates: readonly OccurrenceRow[];
  past: readonly string[];
  from: string;
  withCapacity: boolean;
  /** Who hosted it before. */
  hostIds: readonly string[];
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

  async ofOne(
    caller: Caller,
    { event, date, hostIds }: FoundEvent,
    own: DateOverrides,
    capacity: number | null,
  ): Promise<void> {
    const { version } = await this.events.update(event.id, {});
    const { moved } = await this.series.rewriteOne(event, date, own, capacity);
    if (moved) await this.tellChanged(caller, { ...event, version }, [date], titleOf(event, own));
    await this.record(caller, event, hostIds, { title: titleOf(event, own), date: date.date });
  }

  async ofMany(caller: Caller, { hostIds, ...changed }: ManyChanged): Promise<void> {
    const { after } = changed;
    const { moved, dropped } = await this.series.rewrite(changed);
    await this.tellChanged(caller, after, moved, after.title);
    if (after.state === 'published' && dropped.length > 0)
      await this.announcements.toGuests('event.cancelled', {
        ...{ about: `${after.id}:${after.version}`, actorId: caller.id, title: after.title },
        ...{ dates: dropped, statuses: ['going', 'maybe', 'waitlisted'], demo: after.demo },
      });
    const [first] = changed.dates;
    if (first) await this.announcements.show(after, first.id);
    await this.record(caller, after, hostIds, { title: after.title });
  }

  private async tellChanged(
    caller: Caller,
    { id, version, state, demo }: EventRow,
    moved: readonly OccurrenceRow[],
    title: string,
  ): Promise<void> {
    if (state !== 'published' || moved.length === 0) return;
    const dates = await this.occurrences.readMany(moved.map((row) => row.id));
    await this.announcements.toGuests('event.changed', {
      ...{ about: `${id}:${version}`, actorId: caller.id, title, dates, demo, withStart: true },
    });
  }

  /** What is done with one's own event is nobody's business. */
  private async record(
    caller: Caller,
    event: EventRow,
    hostIds: readonly string[],
    after: Record<string, unknown>,
  ): Promise<void> {
    if (isHost(caller, { hostIds })) return;
    await this.audit.record(caller, {
      ...{ action: 'event.changed', target: targetOf(event), after },
      before: { title: event.title },
    });
  }
}

/** The event as a target of the audit log. */
export function targetOf({ id, title }: Pick<EventRow, 'id' | 'title'>) {
  return { type: 'event' as const, id, label: title };
}
