import type { EndpointAnswer, EndpointInput, InterviewSlot, Submission } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isExclusionViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { SubmissionAccessService } from '../applicant/submission-access.service.ts';
import { SubmissionAnnouncementsService } from '../submission-announcements.service.ts';
import { SubmissionChangesService } from '../submission-changes.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { toSlot } from './interviews.view.ts';

/** Interviews: slots that reviewers offer, and their bookings by invited applicants. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly database: Database,
    private readonly interviews: InterviewsRepository,
    private readonly submissions: SubmissionsRepository,
    private readonly access: SubmissionAccessService,
    private readonly changes: SubmissionChangesService,
    private readonly announcements: SubmissionAnnouncementsService,
    private readonly users: UsersService,
  ) {}

  async listOwn(caller: Caller): Promise<EndpointAnswer<'GET /api/interview-slots'>> {
    const rows = await this.interviews.findOwn(caller.id);
    const names = await this.users.namesOf([caller.id, ...rows.map(({ applicantId }) => applicantId)]);
    return {
      items: rows.map(({ slot, applicantId }) => ({
        ...toSlot(slot, names),
        bookedBy:
          slot.submissionId === null
            ? null
            : { submissionId: slot.submissionId, fullName: nameOf(names, applicantId).fullName },
      })),
    };
  }

  /** Returns the free slots for an invited applicant; empty for others. @throws SUBMISSION_NOT_FOUND */
  async listFree(caller: Caller, submissionId: string): Promise<{ items: InterviewSlot[] }> {
    const { publicState } = await this.access.find(caller, submissionId);
    if (publicState !== 'interview') return { items: [] };
    const rows = await this.interviews.findFree(caller.id);
    const names = await this.users.namesOf(rows.map(({ interviewerId }) => interviewerId));
    return { items: rows.map((row) => toSlot(row, names)) };
  }

  /** @throws SLOT_OVERLAPS, INPUT_INVALID for a slot in the past. */
  async offer(
    caller: Caller,
    { startsAt, minutes, place }: EndpointInput<'POST /api/interview-slots'>['body'],
  ): Promise<InterviewSlot> {
    const start = new Date(startsAt);
    if (start.getTime() <= Date.now()) throw invalidField('body.startsAt', 'This time has passed.');
    const endsAt = new Date(start.getTime() + minutes * MINUTE_MS);
    // Read before the insertion, so that a failure can't follow a successful write.
    const names = await this.users.namesOf([caller.id]);
    const row = await this.database
      .transaction(async () => {
        // Concurrent overlapping insertions would deadlock in the exclusion constraint.
        await this.database.lockNamed(`interview hours of ${caller.id}`);
        return this.interviews.insert({ interviewerId: caller.id, startsAt: start, endsAt, place });
      })
      .catch((error: unknown) => {
        throw isExclusionViolation(error) ? new ApiError('SLOT_OVERLAPS') : error;
      });
    return toSlot(row, names);
  }

  /** Removes a slot, and notifies its applicant. @throws SLOT_NOT_FOUND */
  async remove(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const slot = await this.interviews.remove(id, caller.id);
      if (!slot) throw new ApiError('SLOT_NOT_FOUND');
      if (slot.submissionId) await this.notifyOfRemoval(slot.submissionId, caller.id);
    });
  }

  /** Books a slot, and releases a previously booked one. @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED, SLOT_TAKEN */
  book(caller: Caller, id: string, slotId: string): Promise<Submission> {
    return this.database.transaction(async () => {
      const row = await this.lockInvited(caller, id);
      const booked = await this.interviews.findOfSubmission(id);
      if (booked?.id === slotId) return this.access.present(row);
      await this.interviews.free(id);
      if (!(await this.interviews.book(slotId, id, caller.id))) throw new ApiError('SLOT_TAKEN');
      await this.changes.record({ submissionId: id, event: 'interview_booked', actorId: caller.id });
      return this.access.present(row);
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED */
  cancel(caller: Caller, id: string): Promise<Submission> {
    return this.database.transaction(async () => {
      const row = await this.lockInvited(caller, id);
      if (await this.interviews.free(id))
        await this.changes.record({ submissionId: id, event: 'interview_cancelled', actorId: caller.id });
      return this.access.present(row);
    });
  }

  private async lockInvited(caller: Caller, id: string): Promise<SubmissionRow> {
    const row = await this.access.lock(caller, id);
    if (row.state !== 'interview') throw new ApiError('SUBMISSION_STATE_REFUSED');
    return row;
  }

  /** Records the removal of a booked slot by its interviewer, and notifies the applicant. */
  private async notifyOfRemoval(submissionId: string, interviewerId: string): Promise<void> {
    const submission = await this.submissions.findById(submissionId);
    if (submission?.publicState !== 'interview') return;
    await this.changes.record({ submissionId, event: 'interview_cancelled', actorId: interviewerId });
    await this.announcements.notifyApplicant('application.interview', submission);
  }
}
