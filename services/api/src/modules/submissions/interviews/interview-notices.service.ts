import { Injectable } from '@nestjs/common';
import { SubmissionAnnouncements } from '../submission-announcements.service.ts';
import { SubmissionTimeline } from '../submission-timeline.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';

/** Timeline entries and notifications about interviews. Each method must run inside the transaction of the change. */
@Injectable()
export class InterviewNotices {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly timeline: SubmissionTimeline,
    private readonly announcements: SubmissionAnnouncements,
  ) {}

  async byApplicant(
    submissionId: string,
    event: 'interview_booked' | 'interview_cancelled',
    actorId: string,
  ): Promise<void> {
    await this.timeline.record({ submissionId, event, actorId });
  }

  /** Handles the removal of a booked slot by its interviewer. */
  async cancelled(submissionId: string, interviewerId: string): Promise<void> {
    const submission = await this.submissions.findById(submissionId);
    if (submission?.publicState !== 'interview') return;
    await this.timeline.record({ submissionId, event: 'interview_cancelled', actorId: interviewerId });
    await this.announcements.tellApplicant('application.interview', submission);
  }
}
