import type { ApprovalStep, EndpointInput, Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { FINISH_DECISION, type FinishJob } from '../review/decisions.service.ts';
import { mayRevoke, mayWaive } from '../review/review.policy.ts';
import { ReviewAccessService } from '../review/review-access.service.ts';
import { SubmissionAnnouncementsService } from '../submission-announcements.service.ts';
import { SubmissionAuditService, stateChange } from '../submission-audit.service.ts';
import { SubmissionMovesService } from '../submission-moves.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import type { DecisionRow } from '../submission-records.table.ts';
import { outcomeOf, retryAfter } from '../submission-states.policy.ts';
import { type SubmissionChange, SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { wantedSteps } from './approval.policy.ts';
import { ApprovalsService } from './approvals.service.ts';

const QUEUE = { batchSize: 20, expireInSeconds: 60 };
/** Maximum per run; the rest follows in the next minute. */
const MAX_BATCH_SIZE = 100;

/** Final decisions of reviewers: their effects, revocations, waived cooldowns, and retried steps. */
@Injectable()
export class FinalDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccessService,
    private readonly records: SubmissionRecordsRepository,
    private readonly submissions: SubmissionsRepository,
    private readonly forms: PublishedFormsService,
    private readonly moves: SubmissionMovesService,
    private readonly approvals: ApprovalsService,
    private readonly announcements: SubmissionAnnouncementsService,
    private readonly audit: SubmissionAuditService,
    jobs: Jobs,
  ) {
    const finishEach = (due: { data: FinishJob }[]) => this.finishAll(due.map(({ data }) => data.decisionId));
    jobs.work<FinishJob>(FINISH_DECISION, finishEach, QUEUE);
  }

  /**
   * Makes a decision final once its time for undoing is over, by a conditional update, so that it happens once and never after an undo.
   * @returns whether this call made it final.
   */
  async finish(decisionId: string): Promise<boolean> {
    const submissionId = await this.records.findSubmissionOf(decisionId);
    const finished = submissionId !== undefined && (await this.makeFinal(submissionId, decisionId));
    // Its job would do the same, some seconds later.
    if (finished) await this.approvals.takeNext(submissionId);
    return finished;
  }

  /** Finishes overdue decisions, and queues jobs for overdue steps of approvals: their jobs can be lost with a process that died. */
  @Every('minute')
  async catchUp(): Promise<void> {
    await this.finishAll(await this.records.findUnfinished(MAX_BATCH_SIZE));
    await this.approvals.catchUp(MAX_BATCH_SIZE);
  }

  /** Revokes an approval with all its effects. @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, OWN_CASE, ROLE_ABOVE_OWN */
  revoke(
    caller: Caller,
    id: string,
    { reason, version }: EndpointInput<'POST /api/reviews/:id/revoke'>['body'],
  ): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      if (!mayRevoke(row)) throw new ApiError('SUBMISSION_STATE_REFUSED');
      const { cooldownDays } = (await this.forms.headOf(row.formId)).settings;
      const after = await this.recordRevocation(caller, row, { reason, cooldownDays });
      await this.approvals.takeBack(id, caller.id);
      return this.access.present(caller, after);
    });
  }

  /** Waives the cooldown. @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED when there is no cooldown, OWN_CASE */
  waive(caller: Caller, id: string): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lock(caller, id);
      if (!mayWaive(row, new Date())) throw new ApiError('SUBMISSION_STATE_REFUSED');
      const after = await this.moves.waive(row, caller.id);
      await this.audit.record(caller, 'submission.waived', after, {
        before: { retryAt: row.retryAt?.toISOString() ?? null },
        after: { retryAt: null },
      });
      return this.access.present(caller, after);
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN, SUBMISSION_STATE_REFUSED when the step hasn't failed. */
  retryStep(caller: Caller, id: string, step: ApprovalStep): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockToAct(caller, id);
      if (row.state !== 'approved' || !(await this.approvals.retry(id, step)))
        throw new ApiError('SUBMISSION_STATE_REFUSED');
      await this.audit.note(row, 'step_retried', caller.id, step);
      await this.audit.record(caller, 'submission.step-retried', row, { before: null, after: { step } });
      return this.access.present(caller, row);
    });
  }

  private makeFinal(submissionId: string, decisionId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      // The submission is locked first, as in all other changes of decisions.
      const row = await this.submissions.lockById(submissionId);
      const decision = row && (await this.records.finishDecision(decisionId));
      if (!decision) return false;
      await this.carryOut(row, decision);
      return true;
    });
  }

  /** Carries out a decision. Must run in the transaction that has made it final. */
  private async carryOut(row: SubmissionRow, decision: DecisionRow): Promise<void> {
    this.database.requireTransaction();
    const { settings } = await this.forms.headOf(row.formId);
    const change = {
      claimedBy: null,
      claimedUntil: null,
      ...changeOf(decision, settings.cooldownDays),
    };
    const after = await this.moves.publish(row, { decisionId: decision.id, change });
    if (outcomeOf(decision) === 'approved')
      await this.approvals.begin(row.id, wantedSteps(decision.gives ?? settings.approval));
    else await this.announcements.notifyApplicant('application.denied', after);
  }

  /** Records a revocation, which is final immediately. */
  private async recordRevocation(
    caller: Caller,
    row: SubmissionRow,
    { reason, cooldownDays }: { reason: string; cooldownDays: number },
  ): Promise<SubmissionRow> {
    const decided = {
      submissionId: row.id,
      action: 'revoke' as const,
      reason,
      deciderId: caller.id,
      stateBefore: row.state,
    };
    const decision = await this.records.insertDecision(decided, 0);
    const after = await this.moves.take(row, {
      action: 'revoke',
      actorId: caller.id,
      text: reason,
      change: { retryAt: retryAfter(decision, cooldownDays) },
    });
    await this.audit.record(caller, 'submission.revoked', after, stateChange(row, after, reason));
    await this.announcements.notifyApplicant('application.revoked', after);
    return after;
  }

  /** @throws the last failure, after trying the others. */
  private async finishAll(ids: readonly string[]): Promise<void> {
    let failure: unknown;
    for (const id of ids)
      await this.finish(id).catch((error: unknown) => {
        failure = error;
      });
    if (failure) throw failure;
  }
}

/** The cooldown counts from the first decision: a rejected appeal doesn't change it, a granted one ends it. */
function changeOf(decision: DecisionRow, cooldownDays: number): SubmissionChange {
  const { action, at } = decision;
  if (action === 'grant_appeal') return { retryAt: null };
  if (action === 'reject_appeal') return {};
  return { decidedAt: at, retryAt: retryAfter(decision, cooldownDays) };
}
