import type { EndpointInput, Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { SubmissionAnnouncements } from '../submission-announcements.service.ts';
import { SubmissionMoves } from '../submission-moves.service.ts';
import { submissions } from '../submissions.table.ts';
import { expectClaim, ReviewAccess } from './review-access.service.ts';

/** Requests of reviewers to the applicant. */
@Injectable()
export class RequestsService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccess,
    private readonly moves: SubmissionMoves,
    private readonly forms: PublishedFormsService,
    private readonly announcements: SubmissionAnnouncements,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, CLAIM_NEEDED, OWN_CASE, ROLE_ABOVE_OWN */
  requestChanges(
    caller: Caller,
    id: string,
    { text, version }: EndpointInput<'POST /api/reviews/:id/changes'>['body'],
  ): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      expectClaim(caller, row, 'request_changes');
      const after = await this.moves.take(row, {
        action: 'request_changes',
        actorId: caller.id,
        text,
        change: { answersBefore: sql`${submissions.answers}` },
      });
      await this.announcements.tellApplicant('application.changes', after);
      return this.access.present(caller, await this.access.renewClaim(caller, after));
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, CLAIM_NEEDED, OWN_CASE, ROLE_ABOVE_OWN, INTERVIEW_NOT_OFFERED */
  invite(caller: Caller, id: string, version: number): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      expectClaim(caller, row, 'invite');
      const { settings } = await this.forms.headOf(row.formId);
      if (settings.interview === 'never') throw new ApiError('INTERVIEW_NOT_OFFERED');
      const after = await this.moves.take(row, { action: 'invite', actorId: caller.id });
      await this.announcements.tellApplicant('application.interview', after);
      return this.access.present(caller, await this.access.renewClaim(caller, after));
    });
  }
}
