import {
  type Answers,
  canTake,
  EDITABLE_STATES,
  type EndpointAnswer,
  type Submission,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import { AnswerChecks } from './answer-checks.service.ts';
import { SubmissionAccessService } from './submission-access.service.ts';
import { SubmittingService } from './submitting.service.ts';

interface SentAnswers {
  answers: Answers;
  version: number;
}

/** Saves the answers of drafts, and submits them. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly database: Database,
    private readonly access: SubmissionAccessService,
    private readonly checks: AnswerChecks,
    private readonly submissions: SubmissionsRepository,
    private readonly submitting: SubmittingService,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, INPUT_INVALID for answers that can't be stored. */
  async save(
    caller: Caller,
    id: string,
    { answers, version }: SentAnswers,
  ): Promise<EndpointAnswer<'PUT /api/submissions/:id/answers'>> {
    const row = await this.access.find(caller, id);
    if (row.version !== version) throw await this.refusalOf(caller, id);
    const saved = await this.submissions.saveAnswers(row, await this.checks.draft(row, answers));
    if (!saved) throw await this.refusalOf(caller, id);
    return { version: saved.version, savedAt: saved.updatedAt.toISOString() };
  }

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, INPUT_INVALID with every wrong answer. */
  submit(caller: Caller, id: string, { answers, version }: SentAnswers): Promise<Submission> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      const action = canTake('resubmit', row.state) ? 'resubmit' : 'submit';
      if (!canTake(action, row.state)) throw new ApiError('SUBMISSION_STATE_REFUSED');
      return this.submitting.submit(row, action, await this.checks.whole(row, answers));
    });
  }

  /** Returns the reason why a draft wasn't saved; reads it again, because it may have changed since. */
  private async refusalOf(caller: Caller, id: string): Promise<ApiError> {
    const row = await this.access.find(caller, id);
    if (!EDITABLE_STATES.includes(row.state)) return new ApiError('SUBMISSION_STATE_REFUSED');
    return this.access.stale(row);
  }
}
