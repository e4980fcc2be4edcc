import {
  beginsOnADay,
  type CommunityEvent,
  type EndpointInput,
  type EventScope,
  endsAfterItBegan,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { editRefusal, isHost, isPublisher } from '../event-access.policy.ts';
import { EventAccessService, type FoundEvent } from '../event-access.service.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import { dayBefore, mondayOf } from '../event-dates.policy.ts';
import type { DateOverrides, OccurrenceRow } from '../event-occurrences.table.ts';
import { EventsRepository } from '../events.repository.ts';
import type { EventRow } from '../events.table.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { EventsService } from '../pages/events.service.ts';
import {
  changedSubstance,
  columnsOf,
  overridesOf,
  pastOf,
  substanceOf,
  targetOf,
} from './event-fields.policy.ts';
import { EventHostsService } from './event-hosts.service.ts';
import { EventPicturesService } from './event-pictures.service.ts';
import { EventSeriesService, titleOf } from './event-series.service.ts';

type Change = EndpointInput<'PUT /api/events/:id'>['body'];
type Locked = FoundEvent & { dates: OccurrenceRow[] };
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

/**
 * Changes events with all effects, such as notifications and the audit log: one date, this and the later ones, or all that aren't over. The change of
 * a published one may need the staff's approval.
 */
@Injectable()
export class EventEditingService {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly pictures: EventPicturesService,
    private readonly hosts: EventHostsService,
    private readonly series: EventSeriesService,
    private readonly views: EventsService,
    private readonly announcements: EventAnnouncementsService,
    private readonly audit: AuditService,
  ) {}

  /** @throws EVENT_NOT_FOUND, EVENT_STALE, EVENT_STATE_REFUSED, ACCESS_DENIED, EVENT_CAPACITY_TAKEN and errors of the fields */
  change(caller: Caller, id: string, scope: EventScope, change: Change): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      const found = await this.access.lockEvent(caller, id);
      const refusal = editRefusal(caller, found, new Date());
      if (refusal) throw new ApiError(refusal);
      if (found.event.version !== change.version)
        throw new ApiError('EVENT_STALE', { current: await this.views.present(caller, found) });
      if (scope === 'this' && found.event.days) await this.changeOne(caller, found, change);
      else await this.changeMany(caller, found, scope, change);
      return this.views.presentAgain(caller, id);
    });
  }

  private async changeOne(
    caller: Caller,
    { event, date, hostIds, invitedIds }: Locked,
    { version: _, cover, hosts: __, ...fields }: Change,
  ): Promise<void> {
    this.database.requireTransaction();
    const own = overridesOf(event, date, fields, await this.pictures.coverOf(cover));
    const changed = changedSubstance(substanceOf(event, date.overrides), substanceOf(event, own));
    await this.pictures.storeDateUses({ ...date, overrides: own });
    await this.writeOne(caller, { event, date, hostIds, invitedIds }, own, {
      capacity: fields.capacity,
      changed,
      waits: waitsAgain(caller, event, changed),
    });
  }

  private async changeMany(
    caller: Caller,
    { event, date, dates, hostIds, invitedIds }: Locked,
    scope: EventScope,
    { version: _, cover, hosts, ...fields }: Change,
  ): Promise<void> {
    this.database.requireTransaction();
    for (const [check, { path, message }] of [beginsOnADay, endsAfterItBegan])
      if (!check(fields)) throw invalidField(`body.${path.join('.')}`, message);
    const columns = columnsOf(fields, await this.pictures.coverOf(cover));
    const nextHosts = await this.hosts.idsOf(hosts, event.createdBy);
    const now = new Date();
    const isOut = event.state === 'published';
    // An event that repeats no longer has no end that could be moved to an earlier day.
    const split =
      isOut && event.days !== null && scope === 'following' && dates.some((other) => other.date < date.date);
    const chosen = dates.filter((other) => !split || other.date >= date.date);
    const open = chosen.filter((other) => other.endsAt > now);
    const past = chosen.filter((other) => other.endsAt <= now).map((other) => other.date);
    const first = fields.startsAt.slice(0, 10);
    const changed = changedSubstance(event, columns);
    if (nextHosts.some((host) => !hostIds.includes(host) && !invitedIds.includes(host)))
      changed.push('hosts');
    const waits = waitsAgain(caller, event, changed);
    const written = waits ? { ...columns, ...waitingAgain() } : columns;
    const after = split
      ? await this.split(event, written, dayBefore(date.date))
      : await this.update(event, written, now);
    const invited = await this.hosts.set(after.id, nextHosts, [...hostIds, caller.id, event.createdBy]);
    await this.announcements.invited(after, {
      dateId: date.id,
      actorId: caller.id,
      memberIds: invited.filter((id) => !invitedIds.includes(id)),
    });
    await this.pictures.storeUses(after);
    await this.writeMany(caller, {
      before: event,
      after,
      dates: open,
      past,
      hostIds,
      from: split ? earlier(first, date.date) : mondayOf(earlier(first, open[0]?.date ?? first)),
      withCapacity: fields.capacity !== date.capacity,
      changed,
    });
  }

  /** Updates the event, and preserves the content of past dates. */
  private async update(event: EventRow, columns: Columns, now: Date): Promise<EventRow> {
    await this.occurrences.keepPast(event.id, now, pastOf(event, columns));
    return this.events.update(event.id, columns);
  }

  /** Creates a separate series for the later dates. The earlier ones end with the given day. */
  private async split(event: EventRow, columns: Columns, lastDay: string): Promise<EventRow> {
    const { id: _, version: __, createdAt: ___, updatedAt: ____, ...rest } = event;
    const later = await this.events.insert({ ...rest, ...columns });
    await this.events.update(event.id, { until: lastDay });
    return later;
  }

  private async writeOne(
    caller: Caller,
    { event, date, hostIds }: FoundEvent,
    own: DateOverrides,
    { capacity, changed, waits }: OneChanged,
  ): Promise<void> {
    const after = await this.events.update(event.id, waits ? waitingAgain() : {});
    const { moved } = await this.series.rewriteOne(event, date, own, capacity);
    if (moved) await this.announceMoved(caller, after, [date], titleOf(event, own));
    if (waits) await this.hide(after, date.id);
    await this.record(
      caller,
      { before: event, after, hostIds, changed },
      { title: titleOf(event, own), date: date.date },
    );
  }

  private async writeMany(caller: Caller, { hostIds, ...changed }: ManyChanged): Promise<void> {
    const { after } = changed;
    const { moved, dropped } = await this.series.rewrite(changed);
    await this.announceMoved(caller, after, moved, after.title);
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
  private async announceMoved(
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

/** Returns the columns of an event that needs approval again. */
function waitingAgain(): Waiting {
  return { state: 'pending', submittedAt: new Date(), decidedBy: null, decidedAt: null, note: '' };
}

/** Whether a published event needs approval again: when its approved content is changed by a caller who couldn't publish it. */
function waitsAgain(caller: Caller, { state }: Pick<EventRow, 'state'>, changed: readonly string[]): boolean {
  return state === 'published' && changed.length > 0 && !isPublisher(caller);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
