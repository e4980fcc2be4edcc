import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type EventActor, maySee, runs, stateOf } from './event-access.policy.ts';
import type { OccurrenceRow } from './event-occurrences.table.ts';
import { EventsRepository } from './events.repository.ts';
import type { EventRow } from './events.table.ts';
import { OccurrencesRepository } from './occurrences.repository.ts';

/** A date with its event and its hosts. */
export interface FoundEvent {
  event: EventRow;
  date: OccurrenceRow;
  hostIds: string[];
  /** Members with an open invitation to host it. */
  invitedIds: string[];
}

/** Finds the event of a call. An event that the caller may not see is treated as missing. */
@Injectable()
export class EventAccessService {
  constructor(
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
  ) {}

  /** @throws EVENT_NOT_FOUND */
  async find(caller: EventActor | null, id: string): Promise<FoundEvent> {
    return this.visible(caller, await this.occurrences.find(id));
  }

  /** Finds the event for its hosts and publishers. @throws EVENT_NOT_FOUND, ACCESS_DENIED */
  async findRun(caller: EventActor, id: string): Promise<FoundEvent> {
    return run(caller, await this.find(caller, id));
  }

  /** Locks the date until the transaction ends. @throws EVENT_NOT_FOUND */
  async lockDate(caller: EventActor, id: string): Promise<FoundEvent> {
    return this.visible(caller, await this.occurrences.lock(id));
  }

  async lockRunDate(caller: EventActor, id: string): Promise<FoundEvent> {
    return run(caller, await this.lockDate(caller, id));
  }

  /** Locks the event and all its dates, in order, until the transaction ends. @throws EVENT_NOT_FOUND */
  async lockEvent(caller: EventActor, id: string): Promise<FoundEvent & { dates: OccurrenceRow[] }> {
    for (;;) {
      const eventId = await this.occurrences.eventIdOf(id);
      const event = eventId === undefined ? undefined : await this.events.lock(eventId);
      if (!event) throw new ApiError('EVENT_NOT_FOUND');
      const dates = await this.occurrences.lockAll(event.id);
      const date = dates.find((row) => row.id === id);
      // The date was moved to a separate series since it was looked up.
      if (!date) continue;
      return { ...(await this.visible(caller, { event, date })), dates };
    }
  }

  private async visible(
    caller: EventActor | null,
    row: { event: EventRow; date: OccurrenceRow } | undefined,
  ): Promise<FoundEvent> {
    if (!row) throw new ApiError('EVENT_NOT_FOUND');
    const found = { ...row, ...(await this.events.peopleOf(row.event.id)) };
    if (!maySee(caller, found)) throw new ApiError('EVENT_NOT_FOUND');
    return found;
  }
}

function run(caller: EventActor, found: FoundEvent): FoundEvent {
  if (!runs(caller, found)) throw new ApiError('ACCESS_DENIED');
  return found;
}

/** @throws EVENT_STATE_REFUSED before a date has begun, and for a canceled one */
export function expectBegun(found: FoundEvent, now: Date): void {
  if (!['live', 'ended'].includes(stateOf(found, now))) throw new ApiError('EVENT_STATE_REFUSED');
}
