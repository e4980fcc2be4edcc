import { Injectable } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { SubmissionInboxService } from './submission-inbox.service.ts';
import { SubmissionRecordsRepository } from './submission-records.repository.ts';
import type { submissionEvents } from './submission-records.table.ts';

/** Channels between processes for changes of submissions: visible to applicant and staff, or only to the staff. */
export const NEWS_CHANNELS = { all: 'submissions', staff: 'reviews' } as const;

/**
 * Records the timeline of submissions, notifies every process of changes, and synchronizes the staff's inbox. Each method must run inside the
 * transaction of the change, after the change: the notification is sent on commit.
 */
@Injectable()
export class SubmissionTimelineService {
  constructor(
    private readonly records: SubmissionRecordsRepository,
    private readonly events: ProcessEvents,
    private readonly inbox: SubmissionInboxService,
  ) {}

  /** Records an event; the applicant isn't notified of an internal one. */
  async record(event: typeof submissionEvents.$inferInsert): Promise<void> {
    await this.records.insertEvent(event);
    const { submissionId, internal, actorId = null } = event;
    if (internal) await this.changedForStaff(submissionId, actorId);
    else await this.changed(submissionId, actorId);
  }

  /** Makes an event visible to the applicant. */
  async publish(submissionId: string, eventId: string): Promise<void> {
    await this.records.publishEvent(eventId);
    await this.changed(submissionId);
  }

  /** Handles a change that is visible to the applicant. @param actorId member who made it; null for the site. */
  async changed(id: string, actorId: string | null = null): Promise<void> {
    await this.inbox.follow(id, actorId);
    await this.events.notify(NEWS_CHANNELS.all, id);
  }

  /** Handles an internal change, without any notification of the applicant. */
  async changedForStaff(id: string, actorId: string | null = null): Promise<void> {
    await this.inbox.follow(id, actorId);
    await this.events.notify(NEWS_CHANNELS.staff, id);
  }
}
