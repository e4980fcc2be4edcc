import { Injectable } from '@nestjs/common';
import { SubmissionNews } from './submission-news.service.ts';
import { SubmissionRecordsRepository } from './submission-records.repository.ts';
import type { submissionEvents } from './submission-records.table.ts';

/** What has happened to a submission: it is written down here, and pages that show the submission are told. Call each method inside the transaction of the change. */
@Injectable()
export class SubmissionTimeline {
  constructor(
    private readonly records: SubmissionRecordsRepository,
    private readonly news: SubmissionNews,
  ) {}

  /** Of an internal event the applicant isn't told. */
  async record(event: typeof submissionEvents.$inferInsert): Promise<void> {
    await this.records.insertEvent(event);
    const { submissionId, internal, actorId = null } = event;
    if (internal) await this.news.changedForStaff(submissionId, actorId);
    else await this.news.changed(submissionId, actorId);
  }

  /** From now on the applicant may know of an event. */
  async publish(submissionId: string, eventId: string): Promise<void> {
    await this.records.publishEvent(eventId);
    await this.news.changed(submissionId);
  }
}
