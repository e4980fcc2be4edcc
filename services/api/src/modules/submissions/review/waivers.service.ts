import type { Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { SubmissionAudit } from '../submission-audit.service.ts';
import { SubmissionMoves } from '../submission-moves.service.ts';
import { mayWaive } from './review.policy.ts';
import { ReviewAccess } from './review-access.service.ts';

/** Waives the cooldown of applicants. */
@Injectable()
export class WaiversService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccess,
    private readonly moves: SubmissionMoves,
    private readonly audit: SubmissionAudit,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED when there is no cooldown, OWN_CASE */
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
}
