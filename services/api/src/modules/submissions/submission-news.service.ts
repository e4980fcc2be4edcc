import { Injectable } from '@nestjs/common';
import { DatabaseEvents } from '../../platform/database/database-events.ts';

/** Who is told that a submission is different: its applicant and the staff, or the staff alone. Also the channels between processes. */
export const NEWS_CHANNELS = { all: 'submissions', staff: 'reviews' } as const;

/** Tells every process that a submission is different. Call each method inside the transaction that makes the change: it is told once that is committed. */
@Injectable()
export class SubmissionNews {
  constructor(private readonly events: DatabaseEvents) {}

  /** Something that the applicant may know of. */
  changed(id: string): Promise<void> {
    return this.events.notify(NEWS_CHANNELS.all, id);
  }

  /** Something among staff. The applicant doesn't learn that anything has happened. */
  changedForStaff(id: string): Promise<void> {
    return this.events.notify(NEWS_CHANNELS.staff, id);
  }
}
