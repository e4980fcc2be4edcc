import type { ApprovalStep, Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { ApprovalsService } from '../approval/approvals.service.ts';
import { SubmissionAudit } from '../submission-audit.service.ts';
import { ReviewAccess } from './review-access.service.ts';

/** Retries failed steps of approvals. */
@Injectable()
export class StepRetriesService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccess,
    private readonly approvals: ApprovalsService,
    private readonly audit: SubmissionAudit,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN, SUBMISSION_STATE_REFUSED when the step hasn't failed. */
  retry(caller: Caller, id: string, step: ApprovalStep): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockToAct(caller, id);
      if (row.state !== 'approved' || !(await this.approvals.retry(id, step)))
        throw new ApiError('SUBMISSION_STATE_REFUSED');
      await this.audit.note(row, 'step_retried', caller.id, step);
      await this.audit.record(caller, 'submission.step-retried', row, { before: null, after: { step } });
      return this.access.present(caller, row);
    });
  }
}
