import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { SubmissionViews } from './submission-views.service.ts';

/** Finds submissions for their applicants; for all others they are treated as missing. */
@Injectable()
export class SubmissionAccess {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly views: SubmissionViews,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND */
  async find(caller: Caller, id: string): Promise<SubmissionRow> {
    return own(caller, await this.submissions.findById(id));
  }

  /** Finds a submission like `find`, and locks it until the transaction ends. */
  async lock(caller: Caller, id: string): Promise<SubmissionRow> {
    return own(caller, await this.submissions.lockById(id));
  }

  /** Locks a submission in the version that the caller saw. @throws SUBMISSION_STALE with the current submission. */
  async lockVersion(caller: Caller, id: string, version: number): Promise<SubmissionRow> {
    const row = await this.lock(caller, id);
    if (row.version !== version) throw await this.stale(row);
    return row;
  }

  async stale(row: SubmissionRow): Promise<ApiError> {
    return new ApiError('SUBMISSION_STALE', { current: await this.views.present(row) });
  }
}

function own(caller: Caller, row: SubmissionRow | undefined): SubmissionRow {
  if (!row || row.applicantId !== caller.id) throw new ApiError('SUBMISSION_NOT_FOUND');
  return row;
}
