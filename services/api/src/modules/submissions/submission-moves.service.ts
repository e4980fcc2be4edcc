import {
  canTake,
  SUBMISSION_TRANSITIONS,
  type SubmissionAction,
  type SubmissionState,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { InterviewsRepository } from './interviews/interviews.repository.ts';
import { SubmissionAnnouncementsService } from './submission-announcements.service.ts';
import { SubmissionChangesService } from './submission-changes.service.ts';
import type { InternalEvent, SubmissionEventName } from './submission-event.ts';
import { type SubmissionChange, SubmissionsRepository } from './submissions.repository.ts';
import type { SubmissionRow } from './submissions.table.ts';

/** Timeline event of each action. */
const EVENTS: Record<SubmissionAction, SubmissionEventName | InternalEvent> = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  expire: 'expired',
  claim: 'review_started',
  request_changes: 'changes_requested',
  resubmit: 'resubmitted',
  invite: 'interview_offered',
  approve: 'approved',
  deny: 'denied',
  undo: 'undone',
  revoke: 'revoked',
  appeal: 'appealed',
  reject_appeal: 'appeal_rejected',
  grant_appeal: 'appeal_granted',
};

/** States that release a booked interview slot. */
const ENDED: readonly SubmissionState[] = ['withdrawn', 'expired'];

interface Move {
  action: SubmissionAction;
  /** Null for the site. */
  actorId: string | null;
  text?: string;
  change?: SubmissionChange;
}

/** The only place that changes the state of a submission, by the table of transitions. Each method must run inside the transaction that has locked the row. */
@Injectable()
export class SubmissionMovesService {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionsRepository,
    private readonly changes: SubmissionChangesService,
    private readonly interviews: InterviewsRepository,
    private readonly announcements: SubmissionAnnouncementsService,
  ) {}

  /** Applies an action that is visible to the applicant. @throws SUBMISSION_STATE_REFUSED */
  async take(row: SubmissionRow, { action, actorId, text, change }: Move): Promise<SubmissionRow> {
    this.database.requireTransaction();
    const state = targetOf(row, action);
    const moved = await this.submissions.update(row.id, {
      ...change,
      state,
      publicState: state,
      updatedAt: sql`now()`,
    });
    await this.changes.record({
      submissionId: row.id,
      event: EVENTS[action],
      actorId,
      text: text || null,
    });
    if (row.state === 'submitted') await this.announcements.settled(row);
    if (ENDED.includes(state)) await this.interviews.free(row.id);
    return moved;
  }

  /** Applies an undoable decision, invisible to the applicant. @param decisionId is also the id of the event. */
  async takeQuietly(
    row: SubmissionRow,
    { action, actorId, text, change, decisionId }: Move & { decisionId: string },
  ): Promise<SubmissionRow> {
    this.database.requireTransaction();
    const moved = await this.submissions.update(row.id, { ...change, state: targetOf(row, action) });
    await this.changes.record({
      id: decisionId,
      submissionId: row.id,
      event: EVENTS[action],
      actorId,
      text: text || null,
      internal: true,
    });
    return moved;
  }

  /** Makes a decision visible to the applicant. */
  async publish(
    row: SubmissionRow,
    { decisionId, change }: { decisionId: string; change: SubmissionChange },
  ): Promise<SubmissionRow> {
    this.database.requireTransaction();
    await this.changes.publish(row.id, decisionId);
    // Releases a future interview slot; a past one stays.
    await this.interviews.freeToCome(row.id);
    return this.submissions.update(row.id, { ...change, publicState: row.state, updatedAt: sql`now()` });
  }

  /** Waives the cooldown. */
  async waive(row: SubmissionRow, actorId: string): Promise<SubmissionRow> {
    this.database.requireTransaction();
    await this.changes.record({ submissionId: row.id, event: 'cooldown_waived', actorId });
    return this.submissions.update(row.id, { retryAt: null, updatedAt: sql`now()` });
  }

  /** Restores the state before an undone decision, which the applicant never saw. */
  async undo(row: SubmissionRow, actorId: string): Promise<SubmissionRow> {
    this.database.requireTransaction();
    const undone = await this.submissions.update(row.id, { state: row.publicState });
    await this.changes.record({ submissionId: row.id, event: EVENTS.undo, actorId, internal: true });
    return undone;
  }
}

function targetOf({ state }: SubmissionRow, action: SubmissionAction): SubmissionRow['state'] {
  const { to } = SUBMISSION_TRANSITIONS[action];
  if (!canTake(action, state) || to === 'before') throw new ApiError('SUBMISSION_STATE_REFUSED');
  return to;
}
