import { Injectable } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { SubmissionInbox } from './submission-inbox.service.ts';

/** Who is told that a submission is different: its applicant and the staff, or the staff alone. Also the channels between processes. */
export const NEWS_CHANNELS = { all: 'submissions', staff: 'reviews' } as const;

/**
 * Tells every process that a submission is different, and brings the inbox of the staff in step with it. Call each method inside the transaction that makes
 * the change, after the change: it is told once that is committed.
 */
@Injectable()
export class SubmissionNews {
  constructor(
    private readonly events: ProcessEvents,
    private readonly inbox: SubmissionInbox,
  ) {}

  /** Something that the applicant may know of. @param actorId who has done it; null for the site. */
  async changed(id: string, actorId: string | null = null): Promise<void> {
    await this.inbox.follow(id, actorId);
    await this.events.notify(NEWS_CHANNELS.all, id);
  }

  /** Something among staff. The applicant doesn't learn that anything has happened. */
  async changedForStaff(id: string, actorId: string | null = null): Promise<void> {
    await this.inbox.follow(id, actorId);
    await this.events.notify(NEWS_CHANNELS.staff, id);
  }
}
