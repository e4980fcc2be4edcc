import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { SubmissionInboxService } from './submission-inbox.service.ts';
import { SubmissionRecordsRepository } from './submission-records.repository.ts';
import type { submissionEvents } from './submission-records.table.ts';

/** Channels between processes for changes of submissions: visible to applicant and staff, or only to the staff. */
export const SUBMISSION_CHANNELS = { all: 'submissions', staff: 'reviews' } as const;

/**
 * Changes of submissions: records them in the timeline, notifies every process, and synchronizes the staff's inbox. Each method must be called after
 * a change of the state, which the inbox reads; the notification is sent on commit.
 */
@Injectable()
export class SubmissionChangesService {
  constructor(
    private readonly database: Database,
    private readonly records: SubmissionRecordsRepository,
    private readonly events: ProcessEvents,
    private readonly inbox: SubmissionInboxService,
  ) {}

  /** Records an event; the applicant isn't notified of an internal one. */
  async record(event: typeof submissionEvents.$inferInsert): Promise<void> {
    this.database.requireTransaction();
    await this.records.insertEvent(event);
    const { submissionId, internal, actorId = null } = event;
    if (internal) await this.notifyStaff(submissionId, actorId);
    else await this.notifyAll(submissionId, actorId);
  }

  /** Makes an event visible to the applicant. */
  async publish(submissionId: string, eventId: string): Promise<void> {
    this.database.requireTransaction();
    await this.records.publishEvent(eventId);
    await this.notifyAll(submissionId);
  }

  /** Handles a change that is visible to the applicant. @param actorId member who made it; null for the site. */
  async notifyAll(id: string, actorId: string | null = null): Promise<void> {
    this.database.requireTransaction();
    await this.inbox.follow(id, actorId);
    await this.events.notify(SUBMISSION_CHANNELS.all, id);
  }

  /** Handles an internal change, without any notification of the applicant. */
  async notifyStaff(id: string, actorId: string | null = null): Promise<void> {
    this.database.requireTransaction();
    await this.inbox.follow(id, actorId);
    await this.events.notify(SUBMISSION_CHANNELS.staff, id);
  }
}
