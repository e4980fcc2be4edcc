import {
  type CommunityEvent,
  type EndpointAnswer,
  type EndpointInput,
  EVENT_LIMITS,
  type EventFields,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isPublisher } from '../event-access.policy.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import { type PlannedTimes, plannedDays, repeatedOf, timesOf } from '../event-dates.policy.ts';
import { EventsRepository } from '../events.repository.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { EventsService } from '../pages/events.service.ts';
import { EventContent } from './event-content.service.ts';
import { columnsOf, newCode } from './event-fields.policy.ts';

/** Creates events. */
@Injectable()
export class EventWriting {
  constructor(
    private readonly database: Database,
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly content: EventContent,
    private readonly views: EventsService,
    private readonly announcements: EventAnnouncementsService,
  ) {}

  /** @throws EVENT_PROPOSALS_FULL, EVENT_DATES_REFUSED, EVENT_HOST_UNKNOWN, MEDIA_NOT_FOUND */
  begin(caller: Caller, { cover, hosts, ...fields }: EventFields): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      await this.database.lockNamed(`event proposals of ${caller.id}`);
      if (!isPublisher(caller) && (await this.events.countUnpublished(caller.id)) >= EVENT_LIMITS.proposals)
        throw new ApiError('EVENT_PROPOSALS_FULL');
      const columns = columnsOf(fields, await this.content.coverOf(cover));
      const days = expectDays(columns);
      const hostIds = await this.content.hostIdsOf(hosts, caller.id);
      const event = await this.events.insert({ ...columns, createdBy: caller.id });
      const asked = await this.content.setHosts(event.id, hostIds, [caller.id]);
      await this.content.storeUses(event);
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
      await this.announcements.invited(event, { dateId: first.id, actorId: caller.id, memberIds: asked });
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
}

type DatesAnswer = EndpointAnswer<'POST /api/events/dates'>;

/** Returns the days of an event, beginning with `from`. @throws EVENT_DATES_REFUSED when there are too many, or none */
export function expectDays(times: PlannedTimes, from?: string): string[] {
  const days = plannedDays(times, from);
  if (!days || days.length === 0) throw new ApiError('EVENT_DATES_REFUSED');
  return days;
}
