import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import type { OccurrenceRow } from '../event-occurrences.table.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { RsvpsRepository } from './rsvps.repository.ts';

const BATCH_SIZE = 100;

/** Assigns free places to the waitlist. */
@Injectable()
export class EventSeats {
  constructor(
    private readonly database: Database,
    private readonly occurrences: OccurrencesRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly announcements: EventAnnouncementsService,
    jobs: Jobs,
  ) {
    jobs.work('events.seats', () => this.fillAll(new Date()), { cron: EVERY_HOUR });
  }

  /** Assigns the free places of a locked date to its waitlist. Must run in the transaction that frees them. */
  async fill(date: OccurrenceRow, title: string, now = new Date()): Promise<void> {
    if (now >= date.startsAt || date.cancelledAt) return;
    const { capacity, going, waiting } = await this.occurrences.read(date.id);
    const free = capacity === null ? null : capacity - going;
    if (waiting === 0 || (free !== null && free <= 0)) return;
    for (const memberId of await this.rsvps.promote(date.id, free))
      await this.announcements.promoted(date, title, memberId);
  }

  /**
   * Frees places of members who may not come anymore, and assigns places that no answer has freed: those of members who were deleted or lost a
   * role.
   */
  async fillAll(now: Date): Promise<void> {
    for (const id of await this.rsvps.findWithStrangers(now, BATCH_SIZE)) await this.tidy(id, now);
    for (const id of await this.occurrences.findWithFreePlaces(now, BATCH_SIZE)) await this.tidy(id, now);
  }

  private tidy(id: string, now: Date): Promise<void> {
    return this.database.transaction(async () => {
      const found = await this.occurrences.lock(id);
      if (!found) return;
      await this.rsvps.removeStrangers(id);
      await this.fill(found.date, found.date.overrides.title ?? found.event.title, now);
    });
  }
}
