import { CLAIM_MINUTES, canTake, type Review, type SubmissionAction } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { SubmissionNews } from '../submission-news.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { ClaimsRepository } from './claims.repository.ts';
import { claimHolder, reviewRefusal } from './review.policy.ts';
import { ReviewViews } from './review-views.service.ts';

/** Finds submissions for reviewers, if they were submitted. */
@Injectable()
export class ReviewAccess {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly claims: ClaimsRepository,
    private readonly assignments: AssignmentsService,
    private readonly views: ReviewViews,
    private readonly news: SubmissionNews,
  ) {}

  /** Returns a submission for reading, but not the caller's own. @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  async find(caller: Caller, id: string): Promise<SubmissionRow> {
    return notOwn(caller, handedIn(await this.submissions.findById(id)));
  }

  /** Locks a submission for writing until the transaction ends. @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  async lock(caller: Caller, id: string): Promise<SubmissionRow> {
    return notOwn(caller, handedIn(await this.submissions.lockById(id)));
  }

  /** Locks a submission for an action. @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN */
  async lockToAct(caller: Caller, id: string): Promise<SubmissionRow> {
    const row = await this.lock(caller, id);
    await this.expectRank(caller, row);
    return row;
  }

  /** Locks a submission for an action, in the version that the caller saw. @throws SUBMISSION_STALE with the current submission. */
  async lockVersion(caller: Caller, id: string, version: number): Promise<SubmissionRow> {
    const row = await this.lockToAct(caller, id);
    if (row.version !== version)
      throw new ApiError('SUBMISSION_STALE', { current: await this.views.present(caller, row) });
    return row;
  }

  present(caller: Caller, row: SubmissionRow): Promise<Review> {
    return this.views.present(caller, row);
  }

  /** Notifies other reviewers of a change. Must run inside the transaction. */
  changed({ id }: Pick<SubmissionRow, 'id'>): Promise<void> {
    return this.news.changedForStaff(id);
  }

  /** Notifies other reviewers of activity, and renews the caller's claim. */
  async renewClaim(caller: Caller, row: SubmissionRow): Promise<SubmissionRow> {
    const renewed =
      row.claimedBy === caller.id && (await this.claims.renewClaim(row.id, caller.id, CLAIM_MINUTES));
    await this.changed(row);
    return renewed || row;
  }

  /** @throws OWN_CASE, ROLE_ABOVE_OWN */
  async expectRank(caller: Caller, { applicantId }: SubmissionRow): Promise<void> {
    const holder = await this.assignments.findHolder(applicantId);
    const refusal = reviewRefusal(caller, { id: applicantId, rank: holder?.rank ?? 0 });
    if (refusal) throw new ApiError(refusal);
  }
}

/** Requires that the caller has the claim. @throws SUBMISSION_STATE_REFUSED, CLAIM_NEEDED */
export function expectClaim(caller: Caller, row: SubmissionRow, action: SubmissionAction): void {
  if (!canTake(action, row.state)) throw new ApiError('SUBMISSION_STATE_REFUSED');
  if (claimHolder(row, new Date()) !== caller.id) throw new ApiError('CLAIM_NEEDED');
}

function handedIn(row: SubmissionRow | undefined): SubmissionRow {
  if (!row?.submittedAt) throw new ApiError('SUBMISSION_NOT_FOUND');
  return row;
}

function notOwn(caller: Caller, row: SubmissionRow): SubmissionRow {
  if (row.applicantId === caller.id) throw new ApiError('OWN_CASE');
  return row;
}
