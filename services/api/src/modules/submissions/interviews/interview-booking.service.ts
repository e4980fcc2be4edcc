import type { Submission } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { SubmissionAccess } from '../applicant/submission-access.service.ts';
import { SubmissionViews } from '../applicant/submission-views.service.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { InterviewNotices } from './interview-notices.service.ts';
import { InterviewsRepository } from './interviews.repository.ts';

/** Bookings of interview slots by invited applicants. */
@Injectable()
export class InterviewBooking {
  constructor(
    private readonly database: Database,
    private readonly access: SubmissionAccess,
    private readonly interviews: InterviewsRepository,
    private readonly notices: InterviewNotices,
    private readonly views: SubmissionViews,
  ) {}

  /** Books a slot, and releases a previously booked one. @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED, SLOT_TAKEN */
  book(caller: Caller, id: string, slotId: string): Promise<Submission> {
    return this.database.transaction(async () => {
      const row = await this.lockInvited(caller, id);
      const booked = await this.interviews.findOfSubmission(id);
      if (booked?.id === slotId) return this.views.present(row);
      await this.interviews.free(id);
      if (!(await this.interviews.book(slotId, id, caller.id))) throw new ApiError('SLOT_TAKEN');
      await this.notices.byApplicant(id, 'interview_booked', caller.id);
      return this.views.present(row);
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED */
  cancel(caller: Caller, id: string): Promise<Submission> {
    return this.database.transaction(async () => {
      const row = await this.lockInvited(caller, id);
      if (await this.interviews.free(id))
        await this.notices.byApplicant(id, 'interview_cancelled', caller.id);
      return this.views.present(row);
    });
  }

  private async lockInvited(caller: Caller, id: string): Promise<SubmissionRow> {
    const row = await this.access.lock(caller, id);
    if (row.state !== 'interview') throw new ApiError('SUBMISSION_STATE_REFUSED');
    return row;
  }
}
