import { CLAIM_MINUTES, canTake, type EndpointInput, QUEUE_STATES, type Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { SubmissionAudit } from '../submission-audit.service.ts';
import { SubmissionMoves } from '../submission-moves.service.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { ClaimsRepository } from './claims.repository.ts';
import { ReviewAccessService } from './review-access.service.ts';

/** Claims of submissions by reviewers. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccessService,
    private readonly claims: ClaimsRepository,
    private readonly moves: SubmissionMoves,
    private readonly audit: SubmissionAudit,
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
      await this.access.changed(row);
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
      await this.access.changed(row);
    });
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
