import { Injectable } from '@nestjs/common';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { ApprovedCase } from './approval-steps.ts';

/** Loads the data of an approval for its steps. */
@Injectable()
export class ApprovedCases {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly records: SubmissionRecordsRepository,
    private readonly forms: PublishedFormsService,
    private readonly users: UsersService,
  ) {}

  /** @param actorId member in whose name the steps are logged; the decider by default. */
  async find(submissionId: string, actorId?: string): Promise<ApprovedCase> {
    const row = await this.submissions.findById(submissionId);
    if (!row) throw new Error(`The submission ${submissionId} is not there.`);
    const { id, title, slug, kind, settings } = await this.forms.headOf(row.formId);
    const decisions = await this.records.findDecisions(submissionId, { final: true });
    const decided = decisions.find(({ gives }) => gives !== null);
    const decider = actorId ?? decisions[0]?.deciderId ?? undefined;
    const name = decider === undefined ? undefined : (await this.users.namesOf([decider])).get(decider);
    return {
      submissionId,
      applicantId: row.applicantId,
      form: { id, title, slug, kind },
      // Decisions from earlier versions of the site don't contain it.
      approval: decided?.gives ?? settings.approval,
      decider: decider !== undefined && name ? { id: decider, ...name } : {},
    };
  }
}
