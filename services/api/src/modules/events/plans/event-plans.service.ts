import {
  type CommunityEvent,
  type EndpointAnswer,
  type EndpointInput,
  EVENT_LIMITS,
  type EventFields,
  type EventPlan,
  type EventPlanCard,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, type Page, toPage } from '../../../platform/http/cursor.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { toPerson, toPlanCard } from '../event.view.ts';
import { isPublisher } from '../event-access.policy.ts';
import { EventAccessService } from '../event-access.service.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import { repeatedOf, timesOf } from '../event-dates.policy.ts';
import { EventsRepository } from '../events.repository.ts';
import type { EventCardRow } from '../events.table.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { EventsService } from '../pages/events.service.ts';
import { columnsOf, fieldsOf, newCode } from './event-fields.policy.ts';
import { EventHostsService } from './event-hosts.service.ts';
import { EventPicturesService } from './event-pictures.service.ts';
import { expectDays } from './event-series.service.ts';

type DatesAnswer = EndpointAnswer<'POST /api/events/dates'>;

/** Plans of events: new ones, and the work lists of a member's own events and of proposals for publishers. */
@Injectable()
export class EventPlansService {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly pictures: EventPicturesService,
    private readonly hosts: EventHostsService,
    private readonly views: EventsService,
    private readonly announcements: EventAnnouncementsService,
    private readonly users: UsersService,
  ) {}

  /** @throws ACCESS_DENIED for the proposals of others without `events.publish` */
  async list(
    caller: Caller,
    { cursor, limit, scope, state }: EndpointInput<'GET /api/events/plans'>['query'],
  ): Promise<Page<EventPlanCard>> {
    const after = decodeCursor(cursor, instantPosition);
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
  async find(caller: Caller, id: string): Promise<EventPlan> {
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

  /** @throws EVENT_PROPOSALS_FULL, EVENT_DATES_REFUSED, EVENT_HOST_UNKNOWN, MEDIA_NOT_FOUND */
  begin(caller: Caller, { cover, hosts, ...fields }: EventFields): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      await this.database.lockNamed(`event proposals of ${caller.id}`);
      if (!isPublisher(caller) && (await this.events.countUnpublished(caller.id)) >= EVENT_LIMITS.proposals)
        throw new ApiError('EVENT_PROPOSALS_FULL');
      const columns = columnsOf(fields, await this.pictures.coverOf(cover));
      const days = expectDays(columns);
      const hostIds = await this.hosts.idsOf(hosts, caller.id);
      const event = await this.events.insert({ ...columns, createdBy: caller.id });
      const invited = await this.hosts.set(event.id, hostIds, [caller.id]);
      await this.pictures.storeUses(event);
      const [first] = await this.occurrences.insert(
        days.map((date) => ({
          eventId: event.id,
          date,
          capacity: event.capacity,
          code: newCode(),
          ...timesOf(event, date),
          ...repeatedOf(event),
        })),
      );
      if (!first) throw new Error('An event was made without a date.');
      await this.announcements.invited(event, { dateId: first.id, actorId: caller.id, memberIds: invited });
      return this.views.presentAgain(caller, first.id);
    });
  }

  /** Returns a preview of the dates. @throws EVENT_DATES_REFUSED */
  dates({ repeat, ...times }: EndpointInput<'POST /api/events/dates'>['body']): DatesAnswer {
    const planned = { ...times, deadlineMinutes: null };
    const days = expectDays({
      ...planned,
      days: repeat?.days ?? null,
      interval: repeat?.interval ?? 1,
      until: repeat?.until ?? null,
    });
    return {
      items: days.map((date) => {
        const { startsAt, endsAt } = timesOf(planned, date);
        return { date, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      }),
    };
  }

  /** Returns a function that maps these plans to cards. */
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
