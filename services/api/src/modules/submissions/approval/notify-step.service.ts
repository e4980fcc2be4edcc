import { Injectable } from '@nestjs/common';
import { SubmissionAnnouncementsService } from '../submission-announcements.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import { type ApprovedCase, HandlesStep, type StepHandler } from './step-handler.ts';

/** Step of an approval that notifies the applicant. */
@Injectable()
@HandlesStep('notify')
export class NotifyStepService implements StepHandler {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly announcements: SubmissionAnnouncementsService,
  ) {}

  async apply({ submissionId }: ApprovedCase): Promise<null> {
    const row = await this.submissions.findById(submissionId);
    if (row) await this.announcements.notifyApplicant('application.approved', row);
    return null;
  }
}
