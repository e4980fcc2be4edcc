import type { EarlierAttempt } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';

const MOST = 5;

/** Earlier attempts of applicants. */
@Injectable()
export class EarlierAttempts {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly records: SubmissionRecordsRepository,
    private readonly forms: PublishedFormsService,
  ) {}

  /** Returns the attempts, last first, at most 5. */
  async of(row: SubmissionRow): Promise<EarlierAttempt[]> {
    const rows = await this.submissions.findEarlier(row, MOST);
    const attempts: EarlierAttempt[] = [];
    // Sequentially, because a transaction has only one connection.
    for (const earlier of rows) attempts.push(await this.describe(earlier));
    return attempts;
  }

  private async describe(row: SubmissionRow): Promise<EarlierAttempt> {
    const { id, attempt, state, answers, formId, formVersion, submittedAt } = row;
    const [last] = await this.records.findDecisions(id, { final: true });
    return {
      id,
      attempt,
      state,
      answers,
      submittedAt: submittedAt?.toISOString() ?? null,
      definition: await this.forms.definitionOf(formId, formVersion),
      reason: last?.reason ?? null,
    };
  }
}
