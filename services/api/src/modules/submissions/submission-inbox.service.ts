import { APPROVAL_STEPS, type SubmissionState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { PublishedFormsService } from '../forms/published-forms.service.ts';
import { InboxItemsService, type WaitingCase } from '../inbox/inbox-items.service.ts';
import { StepsRepository } from './approval/steps.repository.ts';
import { decisionAppealed } from './review/review.policy.ts';
import { SubmissionRecordsRepository } from './submission-records.repository.ts';
import { SubmissionsRepository } from './submissions.repository.ts';
import type { SubmissionRow } from './submissions.table.ts';

/** States in which the staff have to act: while changes are requested it is the applicant's turn. */
const WAITING: readonly SubmissionState[] = ['submitted', 'in_review', 'resubmitted', 'interview'];
/** States in which an approval has steps. */
const WITH_STEPS: readonly SubmissionState[] = ['approved', 'revoked'];

/** Submissions in the inbox of the staff: reviews, appeals, and failed steps of approvals. A claim is the assignment. */
@Injectable()
export class SubmissionInboxService {
  constructor(
    private readonly inbox: InboxItemsService,
    private readonly submissions: SubmissionsRepository,
    private readonly records: SubmissionRecordsRepository,
    private readonly steps: StepsRepository,
    private readonly forms: PublishedFormsService,
  ) {}

  /**
   * Synchronizes the items of a submission, after a change of its state, claim or steps.
   * @param actorId member who made the change; null for the site.
   */
  async follow(id: string, actorId: string | null): Promise<void> {
    const row = await this.submissions.findById(id);
    if (!row?.submittedAt) return;
    const by = actorId === row.applicantId ? null : actorId;
    if (WAITING.includes(row.state)) await this.inbox.open(await this.toReview(row));
    else await this.inbox.close('application', id, by);
    if (row.state === 'appealed') await this.inbox.open(await this.toJudge(row));
    else await this.inbox.close('application-appeal', id, by);
    if (WITH_STEPS.includes(row.state)) await this.followSteps(row, by);
  }

  private async toReview(row: SubmissionRow): Promise<WaitingCase> {
    const { assigneeId, claimedBy, claimedUntil } = row;
    return {
      kind: 'application',
      subject: row.id,
      ...(await this.factsOf(row)),
      openedAt: row.submittedAt,
      dueAt: row.dueAt,
      work: { assigneeId, claimedBy, claimedUntil },
    };
  }

  private async toJudge(row: SubmissionRow): Promise<WaitingCase> {
    const decided = decisionAppealed(await this.records.findDecisions(row.id, { final: true }));
    return {
      kind: 'application-appeal',
      subject: row.id,
      ...(await this.factsOf(row)),
      note: row.appealText ?? '',
      openedAt: row.appealedAt,
      notFor: decided?.deciderId ? [decided.deciderId] : [],
    };
  }

  private async followSteps(row: SubmissionRow, by: string | null): Promise<void> {
    const rows = row.state === 'approved' ? await this.steps.find(row.id) : [];
    for (const step of APPROVAL_STEPS) {
      const subject = `${row.id}/${step}`;
      const failed = rows.find((one) => one.step === step && one.state === 'failed');
      if (!failed) await this.inbox.close('approval-step', subject, by);
      else
        await this.inbox.open({
          kind: 'approval-step',
          subject,
          ...(await this.factsOf(row)),
          note: [step, failed.error].filter(Boolean).join(': '),
        });
    }
  }

  private async factsOf({ id, formId, applicantId, demo }: SubmissionRow) {
    const { title } = await this.forms.headOf(formId);
    return { title, href: `/forms/review/${id}`, aboutId: applicantId, demo };
  }
}
