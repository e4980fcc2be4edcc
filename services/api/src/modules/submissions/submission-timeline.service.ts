import { Injectable } from '@nestjs/common';
import { SubmissionNews } from './submission-news.service.ts';
import { SubmissionRecordsRepository } from './submission-records.repository.ts';
import type { submissionEvents } from './submission-records.table.ts';

/** Records the timeline of submissions, and notifies open pages. Each method must run inside the transaction of the change. */
@Injectable()
export class SubmissionTimeline {
  constructor(
    private readonly records: SubmissionRecordsRepository,
    private readonly news: SubmissionNews,
  ) {}

  /** Records an event; the applicant isn't notified of an internal one. */
  async record(event: typeof submissionEvents.$inferInsert): Promise<void> {
    await this.records.insertEvent(event);
    const { submissionId, internal, actorId = null } = event;
    if (internal) await this.news.changedForStaff(submissionId, actorId);
    else await this.news.changed(submissionId, actorId);
  }

  /** Makes an event visible to the applicant. */
  async publish(submissionId: string, eventId: string): Promise<void> {
    await this.records.publishEvent(eventId);
    await this.news.changed(submissionId);
  }
}
