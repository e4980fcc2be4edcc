import { CLAIM_MINUTES, canTake, type EndpointInput, QUEUE_STATES, type Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { SubmissionAuditService } from '../submission-audit.service.ts';
import { SubmissionMovesService } from '../submission-moves.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { ClaimsRepository } from './claims.repository.ts';
import { reviewRefusal } from './review.policy.ts';
import { ReviewAccessService } from './review-access.service.ts';

type Assignment = EndpointInput<'POST /api/reviews/assign'>['body'];

/** Claims of submissions by reviewers, and assignments to them. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccessService,
    private readonly submissions: SubmissionsRepository,
    private readonly claims: ClaimsRepository,
    private readonly assignments: AssignmentsService,
    private readonly moves: SubmissionMovesService,
    private readonly audit: SubmissionAuditService,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN, CLAIM_TAKEN, SUBMISSION_STATE_REFUSED */
  claim(
    caller: Caller,
    id: string,
    { takeOver }: EndpointInput<'PUT /api/reviews/:id/claim'>['body'],
  ): Promise<Review> {
    return this.database.transaction(async () => {
      await this.access.expectRank(caller, await this.access.find(caller, id));
      const claimed = await this.claims.claim(id, caller.id, { takeOver, minutes: CLAIM_MINUTES });
      const row = await this.access.lock(caller, id);
      if (!claimed) throw new ApiError(refusalOf(row));
      await this.access.notifyStaff(row);
      if (claimed.takenFrom !== null) await this.recordTakeOver(caller, row, claimed.takenFrom);
      if (!canTake('claim', row.state)) return this.access.present(caller, row);
      const action = { action: 'claim', actorId: caller.id } as const;
      return this.access.present(caller, await this.moves.take(row, action));
    });
  }

  /** Does nothing when the claim is another member's. @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  release(caller: Caller, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.access.find(caller, id);
      await this.claims.releaseClaim(id, caller.id);
      await this.access.notifyStaff(row);
    });
  }

  /**
   * Skips submissions that aren't in the queue, on which caller or assignee may not work, or that are already the assignee's.
   * @throws USER_NOT_FOUND when the assignee is no reviewer.
   */
  assign(caller: Caller, { ids, assigneeId }: Assignment): Promise<{ count: number }> {
    return this.database.transaction(async () => {
      const assignee = assigneeId === null ? null : await this.findReviewer(assigneeId);
      const rows = await this.submissions.findMany([...new Set(ids)]);
      const ranks = await this.assignments.ranksOf(rows.map(({ applicantId }) => applicantId));
      const allowed = rows.filter(({ applicantId }) => {
        const applicant = { id: applicantId, rank: ranks.get(applicantId) ?? 0 };
        return !reviewRefusal(caller, applicant) && !(assignee && reviewRefusal(assignee, applicant));
      });
      const changed = new Set(await this.claims.assign(allowed.map(({ id }) => id).toSorted(), assigneeId));
      const name = assigneeId === null ? null : await this.audit.nameOf(assigneeId);
      for (const row of allowed.filter(({ id }) => changed.has(id))) {
        const before = row.assigneeId === null ? null : await this.audit.nameOf(row.assigneeId);
        await this.audit.note(row, 'assigned', caller.id, name ?? undefined);
        await this.audit.record(caller, 'submission.assigned', row, {
          before: { assignee: before },
          after: { assignee: name },
        });
      }
      return { count: changed.size };
    });
  }

  private async findReviewer(id: string) {
    const holder = await this.assignments.findHolder(id);
    if (!holder?.permissions.includes('applications.review')) throw new ApiError('USER_NOT_FOUND');
    return holder;
  }

  private async recordTakeOver(caller: Caller, row: SubmissionRow, from: string): Promise<void> {
    const before = await this.audit.nameOf(from);
    const after = await this.audit.nameOf(caller.id);
    await this.audit.note(row, 'claim_taken_over', caller.id, before);
    await this.audit.record(caller, 'submission.claim-taken-over', row, {
      before: { claim: before },
      after: { claim: after },
    });
  }
}

function refusalOf({ state }: SubmissionRow): 'CLAIM_TAKEN' | 'SUBMISSION_STATE_REFUSED' {
  return QUEUE_STATES.includes(state) ? 'CLAIM_TAKEN' : 'SUBMISSION_STATE_REFUSED';
}
