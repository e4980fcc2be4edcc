import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_MINUTE, Jobs } from '../../../platform/jobs/jobs.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { FINISH_DECISION, type FinishJob } from '../review/decision-records.service.ts';
import { SubmissionAnnouncements } from '../submission-announcements.service.ts';
import { SubmissionMoves } from '../submission-moves.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import type { DecisionRow } from '../submission-records.table.ts';
import { outcomeOf, retryAfter } from '../submission-states.policy.ts';
import { type SubmissionChange, SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { wantedSteps } from './approval.policy.ts';
import { ApprovalsService } from './approvals.service.ts';

const QUEUE = { batchSize: 20, expireInSeconds: 60 };
/** Maximum per run; the rest follows in the next minute. */
const MOST_AT_ONCE = 100;

/**
 * Makes decisions final once their time for undoing is over, by a conditional update, so that it happens once and never after an undo. A job does
 * it on time; another one, every minute, makes up for jobs lost with a process that died.
 */
@Injectable()
export class FinalDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly records: SubmissionRecordsRepository,
    private readonly submissions: SubmissionsRepository,
    private readonly forms: PublishedFormsService,
    private readonly moves: SubmissionMoves,
    private readonly approvals: ApprovalsService,
    private readonly announcements: SubmissionAnnouncements,
    jobs: Jobs,
  ) {
    const finishEach = (due: { data: FinishJob }[]) => this.finishAll(due.map(({ data }) => data.decisionId));
    jobs.work<FinishJob>(FINISH_DECISION, finishEach, QUEUE);
    jobs.work('submissions.catch-up', () => this.catchUp(), { cron: EVERY_MINUTE });
  }

  /** @returns whether this call made it final. */
  async finish(decisionId: string): Promise<boolean> {
    const submissionId = await this.records.findSubmissionOf(decisionId);
    const finished = submissionId !== undefined && (await this.makeFinal(submissionId, decisionId));
    // Its job would do the same, some seconds later.
    if (finished) await this.approvals.takeNext(submissionId);
    return finished;
  }

  /** Finishes overdue decisions, and queues jobs for overdue steps of approvals. */
  async catchUp(): Promise<void> {
    await this.finishAll(await this.records.findUnfinished(MOST_AT_ONCE));
    await this.approvals.catchUp(MOST_AT_ONCE);
  }

  private makeFinal(submissionId: string, decisionId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      // The submission is locked first, as in all other changes of decisions.
      const row = await this.submissions.lockById(submissionId);
      const decision = row && (await this.records.finishDecision(decisionId));
      if (!decision) return false;
      await this.follow(row, decision);
      return true;
    });
  }

  /** Carries out a decision. Must run in the transaction that has made it final. */
  private async follow(row: SubmissionRow, decision: DecisionRow): Promise<void> {
    const { settings } = await this.forms.headOf(row.formId);
    const change = {
      claimedBy: null,
      claimedUntil: null,
      ...changeOf(decision, settings.cooldownDays),
    };
    const after = await this.moves.publish(row, { decisionId: decision.id, change });
    if (outcomeOf(decision) === 'approved')
      await this.approvals.begin(row.id, wantedSteps(decision.gives ?? settings.approval));
    else await this.announcements.tellApplicant('application.denied', after);
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
