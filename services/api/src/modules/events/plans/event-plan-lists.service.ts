import type { EndpointAnswer, EndpointInput, EventPlan, EventPlanCard } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { MentionableMembers } from '../../users/mentionable-members.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { toPerson, toPlanCard } from '../event.view.ts';
import { isPublisher } from '../event-access.policy.ts';
import { EventAccessService } from '../event-access.service.ts';
import { EventsRepository } from '../events.repository.ts';
import type { EventCardRow } from '../events.table.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { fieldsOf } from './event-fields.policy.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** Work lists: a member's own events, and proposals for publishers. */
@Injectable()
export class EventPlanLists {
  constructor(
    private readonly access: EventAccessService,
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly users: UsersService,
    private readonly mentionable: MentionableMembers,
  ) {}

  /** @throws ACCESS_DENIED for the proposals of others without `events.publish` */
  async list(
    caller: Caller,
    { cursor, limit, scope, state }: EndpointInput<'GET /api/events/plans'>['query'],
  ): Promise<Page<EventPlanCard>> {
    const after = decodeCursor(cursor, position);
    if (scope === 'pending' && !isPublisher(caller)) throw new ApiError('ACCESS_DENIED');
    const rows =
      scope === 'pending'
        ? await this.events.findProposed(after, limit + 1)
        : await this.events.findHosted(caller.id, state, after, limit + 1);
    const describe = await this.describer(rows);
    return toPage(rows, limit, describe, ({ submittedAt, updatedAt, id }) => [
      (scope === 'pending' ? (submittedAt ?? updatedAt) : updatedAt).getTime(),
      id,
    ]);
  }

  /** @throws EVENT_NOT_FOUND, ACCESS_DENIED */
  async plan(caller: Caller, id: string): Promise<EventPlan> {
    const { event, date, hostIds, invitedIds } = await this.access.findRun(caller, id);
    const ids = [...hostIds, ...invitedIds];
    const names = await this.users.namesOf(ids);
    const hosts = ids.map((hostId) => toPerson(nameOf(names, hostId)));
    const dates = await this.occurrences.findOpen(event.id);
    return {
      id: date.id,
      eventId: event.id,
      state: event.state,
      version: event.version,
      hosts,
      invited: invitedIds.map((invitedId) => nameOf(names, invitedId).username),
      fields: fieldsOf(
        event,
        date,
        hosts.map(({ username }) => username.toLowerCase()),
      ),
      dates: dates.map((row) => ({
        id: row.id,
        date: row.date,
        going: row.going,
        maybe: row.maybe,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
      })),
    };
  }

  /** Returns members who show their page to others: hidden members can't be found by name. */
  async hostCandidates({
    search,
  }: EndpointInput<'GET /api/events/host-candidates'>['query']): Promise<
    EndpointAnswer<'GET /api/events/host-candidates'>
  > {
    return { items: (await this.mentionable.search(search)).map(toPerson) };
  }

  private async describer(rows: readonly EventCardRow[]): Promise<(row: EventCardRow) => EventPlanCard> {
    const ids = rows.map(({ id }) => id);
    const leading = await this.occurrences.findLeading(ids);
    const hosts = await this.events.hostsOf(ids);
    const names = await this.users.namesOf([...hosts.values()].flat());
    return (row) => {
      const date = leading.get(row.id);
      if (!date) throw new Error(`The event ${row.id} has no date.`);
      return toPlanCard(row, date, hosts.get(row.id) ?? [], names);
    };
  }
}
