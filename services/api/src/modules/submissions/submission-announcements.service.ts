import type { NotificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { PublishedFormsService } from '../forms/published-forms.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import type { SubmissionRow } from './submissions.table.ts';

type ToApplicant = Extract<
  NotificationType,
  `application.${'message' | 'changes' | 'interview' | 'approved' | 'denied' | 'revoked'}`
>;
type ToReviewers = Extract<NotificationType, `application.${'submitted' | 'answered' | 'appealed'}`>;

/** Who is told what of a submission. Call each method inside the transaction that makes the change. */
@Injectable()
export class SubmissionAnnouncements {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly forms: PublishedFormsService,
  ) {}

  /** Applicants don't learn which of the staff it was. */
  async tellApplicant(type: ToApplicant, row: SubmissionRow): Promise<void> {
    await this.notifications.announce({
      ...(await this.factsOf(row)),
      type,
      actorId: null,
      recipientId: row.applicantId,
      href: `/forms/submissions/${row.id}`,
    });
  }

  /** Who works on it is told; where nobody does, every reviewer. */
  async tellReviewers(type: ToReviewers, row: SubmissionRow): Promise<void> {
    const { applicantId, claimedBy, assigneeId } = row;
    const worker = type === 'application.appealed' ? null : (claimedBy ?? assigneeId);
    await this.notifications.announce({
      ...(await this.factsOf(row)),
      type,
      actorId: applicantId,
      ...(worker !== null && { recipientId: worker }),
      href: `/forms/review/${row.id}`,
    });
  }

  /** It waits for a first look no more: those who haven't read that it does needn't. */
  async settled({ id }: Pick<SubmissionRow, 'id'>): Promise<void> {
    await this.notifications.withdraw('application.submitted', subjectOf(id));
  }

  private async factsOf({ id, formId, demo }: SubmissionRow) {
    const { title } = await this.forms.headOf(formId);
    return { subject: subjectOf(id), title, demo };
  }
}

function subjectOf(id: string): string {
  return `submission:${id}`;
}
