import {
  type AuditEntry,
  canTake,
  type EndpointInput,
  type Review,
  UNDO_SECONDS,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { RolesService } from '../../roles/roles.service.ts';
import { InterviewsRepository } from '../interviews/interviews.repository.ts';
import { SubmissionAnnouncementsService } from '../submission-announcements.service.ts';
import { SubmissionAuditService, stateChange } from '../submission-audit.service.ts';
import { SubmissionMovesService } from '../submission-moves.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import type { DecisionRow } from '../submission-records.table.ts';
import { type SubmissionRow, submissions } from '../submissions.table.ts';
import { decisionAppealed } from './review.policy.ts';
import { expectClaim, ReviewAccessService } from './review-access.service.ts';

/** Job that makes one decision final. Its name is stored in the queue of every installation. */
export const FINISH_DECISION = 'submissions.finish-decision';
export interface FinishJob {
  decisionId: string;
}

type UndoableAction = Exclude<DecisionRow['action'], 'revoke'>;

const AUDITED: Record<UndoableAction, AuditEntry['action'] & `submission.${string}`> = {
  approve: 'submission.approved',
  deny: 'submission.denied',
  grant_appeal: 'submission.appeal-granted',
  reject_appeal: 'submission.appeal-rejected',
};

/**
 * Decisions of reviewers on applications and appeals, and their requests to applicants. For 60 seconds a decision is visible only to the staff, and
 * its decider can undo it.
 */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccessService,
    private readonly records: SubmissionRecordsRepository,
    private readonly interviews: InterviewsRepository,
    private readonly forms: PublishedFormsService,
    private readonly roles: RolesService,
    private readonly moves: SubmissionMovesService,
    private readonly announcements: SubmissionAnnouncementsService,
    private readonly audit: SubmissionAuditService,
    private readonly jobs: Jobs,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, CLAIM_NEEDED, OWN_CASE, ROLE_ABOVE_OWN */
  requestChanges(
    caller: Caller,
    id: string,
    { text, version }: EndpointInput<'POST /api/reviews/:id/changes'>['body'],
  ): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      expectClaim(caller, row, 'request_changes');
      const after = await this.moves.take(row, {
        action: 'request_changes',
        actorId: caller.id,
        text,
        change: { answersBefore: sql`${submissions.answers}` },
      });
      await this.announcements.notifyApplicant('application.changes', after);
      return this.access.present(caller, await this.access.renewClaim(caller, after));
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, CLAIM_NEEDED, OWN_CASE, ROLE_ABOVE_OWN, INTERVIEW_NOT_OFFERED */
  invite(caller: Caller, id: string, version: number): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      expectClaim(caller, row, 'invite');
      const { settings } = await this.forms.headOf(row.formId);
      if (settings.interview === 'never') throw new ApiError('INTERVIEW_NOT_OFFERED');
      const after = await this.moves.take(row, { action: 'invite', actorId: caller.id });
      await this.announcements.notifyApplicant('application.interview', after);
      return this.access.present(caller, await this.access.renewClaim(caller, after));
    });
  }

  /**
   * @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, CLAIM_NEEDED, OWN_CASE, ROLE_ABOVE_OWN, INTERVIEW_NEEDED,
   * PERMISSION_NOT_HELD
   */
  decide(
    caller: Caller,
    id: string,
    { outcome, reason, version }: EndpointInput<'POST /api/reviews/:id/decision'>['body'],
  ): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      const action = outcome === 'approved' ? 'approve' : 'deny';
      expectClaim(caller, row, action);
      if (action === 'approve') await this.expectInterview(row.id, row.formId);
      const after = await this.record(caller, row, { action, reason });
      return this.access.present(caller, await this.access.renewClaim(caller, after));
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, UNDO_TOO_LATE, also for another member's decision. */
  undo(caller: Caller, id: string): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lock(caller, id);
      const undone = await this.records.undoDecision(row.id, caller.id);
      if (!undone) throw new ApiError('UNDO_TOO_LATE');
      const after = await this.moves.undo(row, caller.id);
      await this.audit.record(caller, 'submission.undone', after, stateChange(row, after));
      return this.access.present(caller, after);
    });
  }

  /**
   * Decides an appeal, never by the member who made the appealed decision.
   * @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, OWN_CASE, OWN_DECISION, ROLE_ABOVE_OWN, PERMISSION_NOT_HELD
   */
  judgeAppeal(
    caller: Caller,
    id: string,
    { outcome, reason, version }: EndpointInput<'POST /api/reviews/:id/appeal'>['body'],
  ): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      if (row.state !== 'appealed') throw new ApiError('SUBMISSION_STATE_REFUSED');
      const appealed = decisionAppealed(await this.records.findDecisions(id, { final: true }));
      if (appealed?.deciderId === caller.id) throw new ApiError('OWN_DECISION');
      const action = outcome === 'granted' ? 'grant_appeal' : 'reject_appeal';
      return this.access.present(caller, await this.record(caller, row, { action, reason }));
    });
  }

  /** Requires a booked slot; whether the interview took place is up to the reviewers. @throws INTERVIEW_NEEDED */
  private async expectInterview(id: string, formId: string): Promise<void> {
    const { settings } = await this.forms.headOf(formId);
    if (settings.interview === 'required' && !(await this.interviews.findOfSubmission(id)))
      throw new ApiError('INTERVIEW_NEEDED');
  }

  /**
   * Records a decision, initially visible only to the staff. An approval gives what the form gives now, and requires that the decider may give it.
   * @throws SUBMISSION_STATE_REFUSED, ROLE_ABOVE_OWN, PERMISSION_NOT_HELD
   */
  private async record(
    caller: Caller,
    row: SubmissionRow,
    { action, reason }: { action: UndoableAction; reason: string },
  ): Promise<SubmissionRow> {
    if (!canTake(action, row.state)) throw new ApiError('SUBMISSION_STATE_REFUSED');
    const gives = approves(action) ? (await this.forms.headOf(row.formId)).settings.approval : null;
    if (gives) await this.roles.expectMayGive(caller, gives);
    const decided = {
      submissionId: row.id,
      action,
      reason,
      gives,
      deciderId: caller.id,
      stateBefore: row.state,
    };
    const { id: decisionId, undoUntil } = await this.records.insertDecision(decided, UNDO_SECONDS);
    const move = { action, actorId: caller.id, text: reason, decisionId };
    const after = await this.moves.takeQuietly(row, move);
    await this.audit.record(caller, AUDITED[action], after, stateChange(row, after, reason));
    await this.jobs.send(FINISH_DECISION, { at: undoUntil, data: { decisionId } satisfies FinishJob });
    return after;
  }
}

function approves(action: UndoableAction): boolean {
  return action === 'approve' || action === 'grant_appeal';
}
