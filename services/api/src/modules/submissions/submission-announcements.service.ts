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

/** Notifications about submissions. */
@Injectable()
export class SubmissionAnnouncementsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly forms: PublishedFormsService,
  ) {}

  /** Notifies the applicant, without the name of the staff. */
  async notifyApplicant(type: ToApplicant, row: SubmissionRow): Promise<void> {
    await this.notifications.announce({
      ...(await this.factsOf(row)),
      type,
      actorId: null,
      recipientId: row.applicantId,
      href: `/forms/submissions/${row.id}`,
    });
  }

  /** Notifies the reviewer who works on it, or every reviewer if there is none. */
  async notifyReviewers(type: ToReviewers, row: SubmissionRow): Promise<void> {
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

  /** Withdraws unread notifications about the submission once a review has begun. */
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
