import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { SubmissionAudit } from '../submission-audit.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import { ClaimsRepository } from './claims.repository.ts';
import { reviewRefusal } from './review.policy.ts';

type Assignment = EndpointInput<'POST /api/reviews/assign'>['body'];

/** Assigns submissions to reviewers. */
@Injectable()
export class AssignmentService {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionsRepository,
    private readonly claims: ClaimsRepository,
    private readonly members: AssignmentsService,
    private readonly audit: SubmissionAudit,
  ) {}

  /**
   * Skips submissions that aren't in the queue, on which caller or assignee may not work, or that are already the assignee's.
   * @throws USER_NOT_FOUND when the assignee is no reviewer.
   */
  assign(caller: Caller, { ids, assigneeId }: Assignment): Promise<{ count: number }> {
    return this.database.transaction(async () => {
      const assignee = assigneeId === null ? null : await this.findReviewer(assigneeId);
      const rows = await this.submissions.findMany([...new Set(ids)]);
      const ranks = await this.members.ranksOf(rows.map(({ applicantId }) => applicantId));
      const allowed = rows.filter(({ applicantId }) => {
        const applicant = { id: applicantId, rank: ranks.get(applicantId) ?? 0 };
        return !reviewRefusal(caller, applicant) && !(assignee && reviewRefusal(assignee, applicant));
      });
      const changed = new Set(await this.claims.assign(allowed.map(({ id }) => id).toSorted(), assigneeId));
      const name = assigneeId === null ? null : await this.audit.nameOf(assigneeId);
      for (const row of allowed.filter(({ id }) => changed.has(id))) {
        const before = row.assigneeId === null ? null : await this.audit.nameOf(row.assigneeId);
        await this.audit.note(row, 'assigned', caller.id, name ?? undefined);
        await this.audit.record(caller, 'submission.assigned', row, {
          before: { assignee: before },
          after: { assignee: name },
        });
      }
      return { count: changed.size };
    });
  }

  private async findReviewer(id: string) {
    const holder = await this.members.findHolder(id);
    if (!holder?.permissions.includes('applications.review')) throw new ApiError('USER_NOT_FOUND');
    return holder;
  }
}
