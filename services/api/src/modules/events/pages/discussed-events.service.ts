import { Injectable } from '@nestjs/common';
import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { readerOf } from '../event-access.policy.ts';
import { EventAccessService } from '../event-access.service.ts';
import { isReaderOf } from '../event-audience.ts';
import { EventsRepository } from '../events.repository.ts';
import { events } from '../events.table.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';

/** Data of an event for its comments. */
export interface DiscussedEvent {
  id: string;
  title: string;
  /** Date whose page is linked. */
  dateId: string;
  commentsOpen: boolean;
  hostIds: string[];
  demo: boolean;
}

/** Events for modules that store something about them. All dates of a series are one event. */
@Injectable()
export class DiscussedEventsService {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
  ) {}

  /** Returns a published event by any of its dates, if the caller sees it. @throws EVENT_NOT_FOUND */
  async find(caller: Caller, dateId: string): Promise<DiscussedEvent> {
    const { event, date, hostIds } = await this.access.find(readerOf(caller), dateId);
    if (event.state !== 'published' && event.state !== 'cancelled') throw new ApiError('EVENT_NOT_FOUND');
    return { ...shownOf(event, date.id, hostIds), title: date.overrides.title ?? event.title };
  }

  /** Returns the condition that the member in a column may come to one of its dates. */
  isReader(memberId: AnyPgColumn, eventId: string): SQL {
    return isReaderOf(memberId, eventId);
  }

  /** Returns events by their ids, regardless of access. */
  async titlesOf(ids: readonly string[]): Promise<Map<string, DiscussedEvent>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.queries
      .select({ id: events.id, title: events.title, state: events.state, demo: events.demo })
      .from(events)
      .where(inArray(events.id, [...ids]));
    const dates = await this.occurrences.findLeading(ids);
    const hosts = await this.events.hostsOf(ids);
    return new Map(
      rows.map((row) => [row.id, shownOf(row, dates.get(row.id)?.id ?? row.id, hosts.get(row.id) ?? [])]),
    );
  }
}

type Shown = Pick<typeof events.$inferSelect, 'id' | 'title' | 'state' | 'demo'>;

function shownOf({ id, title, state, demo }: Shown, dateId: string, hostIds: string[]): DiscussedEvent {
  return { id, title, dateId, commentsOpen: state === 'published', hostIds, demo };
}
