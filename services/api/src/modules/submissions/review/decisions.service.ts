import type { EndpointInput, Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { InterviewsRepository } from '../interviews/interviews.repository.ts';
import { DecisionRecords } from './decision-records.service.ts';
import { expectClaim, ReviewAccess } from './review-access.service.ts';

/** Approves and denies submissions. For 60 seconds a decision is visible only to the staff, and its decider can undo it. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccess,
    private readonly records: DecisionRecords,
    private readonly forms: PublishedFormsService,
    private readonly interviews: InterviewsRepository,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, CLAIM_NEEDED, OWN_CASE, ROLE_ABOVE_OWN, INTERVIEW_NEEDED */
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
      const after = await this.records.decide(caller, row, { action, reason });
      return this.access.present(caller, await this.access.renewClaim(caller, after));
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, UNDO_TOO_LATE */
  undo(caller: Caller, id: string): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lock(caller, id);
      return this.access.present(caller, await this.records.undo(caller, row));
    });
  }

  /** Requires a booked slot; whether the interview took place is up to the reviewers. @throws INTERVIEW_NEEDED */
  private async expectInterview(id: string, formId: string): Promise<void> {
    const { settings } = await this.forms.headOf(formId);
    if (settings.interview === 'required' && !(await this.interviews.findOfSubmission(id)))
      throw new ApiError('INTERVIEW_NEEDED');
  }
}
