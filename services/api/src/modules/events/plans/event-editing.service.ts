import type { EndpointInput } from '@boardwalk/contracts';
import { beginsOnADay, type CommunityEvent, type EventScope, endsAfterItBegan } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { editRefusal, isPublisher } from '../event-access.policy.ts';
import { EventAccessService, type FoundEvent } from '../event-access.service.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import { dayBefore, mondayOf } from '../event-dates.policy.ts';
import type { OccurrenceRow } from '../event-occurrences.table.ts';
import type { EventRow } from '../events.table.ts';
import { EventsService } from '../pages/events.service.ts';
import { EventContent } from './event-content.service.ts';
import { changedSubstance, columnsOf, overridesOf, substanceOf } from './event-fields.policy.ts';
import { PlanChanges } from './plan-changes.service.ts';

type Change = EndpointInput<'PUT /api/events/:id'>['body'];
type Locked = FoundEvent & { dates: OccurrenceRow[] };

/** Changes events: one date, this and the later ones, or all that aren't over. The change of a published one may need the staff's approval. */
@Injectable()
export class EventEditing {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly content: EventContent,
    private readonly changes: PlanChanges,
    private readonly views: EventsService,
    private readonly announcements: EventAnnouncementsService,
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
    const own = overridesOf(event, date, fields, await this.content.coverOf(cover));
    const changed = changedSubstance(substanceOf(event, date.overrides), substanceOf(event, own));
    await this.content.storeDateUses({ ...date, overrides: own });
    await this.changes.ofOne(caller, { event, date, hostIds, invitedIds }, own, {
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
    for (const [check, { path, message }] of [beginsOnADay, endsAfterItBegan])
      if (!check(fields)) throw invalidField(`body.${path.join('.')}`, message);
    const columns = columnsOf(fields, await this.content.coverOf(cover));
    const nextHosts = await this.content.hostIdsOf(hosts, event.createdBy);
    const now = new Date();
    const isOut = event.state === 'published';
    const split = isOut && scope === 'following' && dates.some((other) => other.date < date.date);
    const chosen = dates.filter((other) => !split || other.date >= date.date);
    const open = chosen.filter((other) => other.endsAt > now);
    const past = chosen.filter((other) => other.endsAt <= now).map((other) => other.date);
    const first = fields.startsAt.slice(0, 10);
    const changed = changedSubstance(event, columns);
    if (nextHosts.some((host) => !hostIds.includes(host) && !invitedIds.includes(host)))
      changed.push('hosts');
    const waits = waitsAgain(caller, event, changed);
    const written = waits ? { ...columns, ...this.changes.waitingAgain() } : columns;
    const after = split
      ? await this.changes.split(event, written, dayBefore(date.date))
      : await this.changes.update(event, written, now);
    const asked = await this.content.setHosts(after.id, nextHosts, [...hostIds, caller.id, event.createdBy]);
    await this.announcements.invited(after, {
      dateId: date.id,
      actorId: caller.id,
      memberIds: asked.filter((id) => !invitedIds.includes(id)),
    });
    await this.content.storeUses(after);
    await this.changes.ofMany(caller, {
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
}

/** Whether a published event needs approval again: when its approved content is changed by a caller who couldn't publish it. */
function waitsAgain(caller: Caller, { state }: Pick<EventRow, 'state'>, changed: readonly string[]): boolean {
  return state === 'published' && changed.length > 0 && !isPublisher(caller);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
