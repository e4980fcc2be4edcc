import type { EndpointInput, Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { ApprovalsService } from '../approval/approvals.service.ts';
import { DecisionRecords } from './decision-records.service.ts';
import { mayRevoke } from './review.policy.ts';
import { ReviewAccess } from './review-access.service.ts';

/** Revokes approvals with all their effects. */
@Injectable()
export class RevocationsService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccess,
    private readonly decisions: DecisionRecords,
    private readonly approvals: ApprovalsService,
    private readonly forms: PublishedFormsService,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, OWN_CASE, ROLE_ABOVE_OWN */
  revoke(
    caller: Caller,
    id: string,
    { reason, version }: EndpointInput<'POST /api/reviews/:id/revoke'>['body'],
  ): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      if (!mayRevoke(row)) throw new ApiError('SUBMISSION_STATE_REFUSED');
      const { cooldownDays } = (await this.forms.headOf(row.formId)).settings;
      const after = await this.decisions.revoke(caller, row, { reason, cooldownDays });
      await this.approvals.takeBack(id, caller.id);
      return this.access.present(caller, after);
    });
  }
}
