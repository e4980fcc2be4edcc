import { Injectable } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { SubmissionInbox } from './submission-inbox.service.ts';

/** Channels between processes for changes of submissions: visible to applicant and staff, or only to the staff. */
export const NEWS_CHANNELS = { all: 'submissions', staff: 'reviews' } as const;

/**
 * Notifies every process of a changed submission, and synchronizes the staff's inbox. Each method must run inside the transaction of the change,
 * after the change: the notification is sent on commit.
 */
@Injectable()
export class SubmissionNews {
  constructor(
    private readonly events: ProcessEvents,
    private readonly inbox: SubmissionInbox,
  ) {}

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
