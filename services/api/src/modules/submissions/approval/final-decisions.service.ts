import { Injectable } from '@nestjs/common';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { SubmissionAnnouncements } from '../submission-announcements.service.ts';
import { SubmissionMoves } from '../submission-moves.service.ts';
import type { DecisionRow } from '../submission-records.table.ts';
import { outcomeOf, retryAfter } from '../submission-states.policy.ts';
import type { SubmissionChange } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { wantedSteps } from './approval.policy.ts';
import { ApprovalsService } from './approvals.service.ts';

/** Effects of a decision that can't be undone anymore. */
@Injectable()
export class FinalDecisions {
  constructor(
    private readonly forms: PublishedFormsService,
    private readonly moves: SubmissionMoves,
    private readonly approvals: ApprovalsService,
    private readonly announcements: SubmissionAnnouncements,
  ) {}

  /** Must run in the transaction that has made the decision final. */
  async follow(row: SubmissionRow, decision: DecisionRow): Promise<void> {
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

  /** Starts the steps of an approval, if it was one. Must be called after that transaction. */
  begin(submissionId: string): Promise<void> {
    return this.approvals.takeNext(submissionId);
  }

  /** Queues jobs for overdue steps. */
  catchUp(limit: number): Promise<void> {
    return this.approvals.catchUp(limit);
  }
}

/** The cooldown counts from the first decision: a rejected appeal doesn't change it, a granted one ends it. */
function changeOf(decision: DecisionRow, cooldownDays: number): SubmissionChange {
  const { action, at } = decision;
  if (action === 'grant_appeal') return { retryAt: null };
  if (action === 'reject_appeal') return {};
  return { decidedAt: at, retryAt: retryAfter(decision, cooldownDays) };
}
