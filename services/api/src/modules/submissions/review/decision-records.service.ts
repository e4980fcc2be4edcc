import { type AuditEntry, canTake, UNDO_SECONDS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { RolesService } from '../../roles/roles.service.ts';
import { SubmissionAudit, stateChange } from '../submission-audit.service.ts';
import { SubmissionMoves } from '../submission-moves.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import type { DecisionRow } from '../submission-records.table.ts';
import type { SubmissionRow } from '../submissions.table.ts';

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

/** Records decisions. Each method must run in a transaction that has locked the submission. */
@Injectable()
export class DecisionRecords {
  constructor(
    private readonly records: SubmissionRecordsRepository,
    private readonly moves: SubmissionMoves,
    private readonly audit: SubmissionAudit,
    private readonly forms: PublishedFormsService,
    private readonly roles: RolesService,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Records a decision, initially visible only to the staff. An approval gives what the form gives now, and requires that the decider may give it.
   * @throws SUBMISSION_STATE_REFUSED, ROLE_ABOVE_OWN, PERMISSION_NOT_HELD
   */
  async decide(
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

  /** @throws UNDO_TOO_LATE, also for another member's decision. */
  async undo(caller: Caller, row: SubmissionRow): Promise<SubmissionRow> {
    const undone = await this.records.undoDecision(row.id, caller.id);
    if (!undone) throw new ApiError('UNDO_TOO_LATE');
    const after = await this.moves.undo(row, caller.id);
    await this.audit.record(caller, 'submission.undone', after, stateChange(row, after));
    return after;
  }
}

function approves(action: UndoableAction): boolean {
  return action === 'approve' || action === 'grant_appeal';
}
