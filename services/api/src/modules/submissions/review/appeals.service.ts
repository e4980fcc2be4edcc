import type { EndpointInput, Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import { DecisionRecords } from './decision-records.service.ts';
import { decisionAppealed } from './review.policy.ts';
import { ReviewAccess } from './review-access.service.ts';

/** Decides appeals, never by the member who made the appealed decision. Undoable like any decision. */
@Injectable()
export class AppealsService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccess,
    private readonly decisions: DecisionRecords,
    private readonly records: SubmissionRecordsRepository,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, OWN_CASE, OWN_DECISION, ROLE_ABOVE_OWN */
  judge(
    caller: Caller,
    id: string,
    { outcome, reason, version }: EndpointInput<'POST /api/reviews/:id/appeal'>['body'],
  ): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      if (row.state !== 'appealed') throw new ApiError('SUBMISSION_STATE_REFUSED');
      const appealed = decisionAppealed(await this.records.findDecisions(id, { final: true }));
      if (appealed?.deciderId === caller.id) throw new ApiError('OWN_DECISION');
      const action = outcome === 'granted' ? 'grant_appeal' : 'reject_appeal';
      return this.access.present(caller, await this.decisions.decide(caller, row, { action, reason }));
    });
  }
}
