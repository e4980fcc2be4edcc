import { Injectable } from '@nestjs/common';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { AuditService } from '../audit/audit.service.ts';
import { FilesRepository } from './files/files.repository.ts';
import { interviewSlots } from './interviews.table.ts';
import { approvalSteps, reviewNotes, reviewScores } from './reviews.table.ts';
import {
  submissionDecisions,
  submissionEvents,
  submissionFiles,
  submissionMessages,
} from './submission-records.table.ts';
import { SubmissionsRepository } from './submissions.repository.ts';
import { submissions } from './submissions.table.ts';

const ofTheirs = (column: SQLWrapper, memberId: string): SQL =>
  sql`${column} IN (SELECT ${submissions.id} FROM ${submissions} WHERE ${submissions.applicantId} = ${memberId})`;
const STAFF_ONLY = 'Notes and scores of reviewers are for staff only.';

/** Applications of members, with the decisions and messages that their applicant may see. */
const SUBMISSION_TABLES = [
  declare(submissions, {
    names: { applicantId: 'own', claimedBy: 'acted', assigneeId: 'acted' },
    exported: [
      'id',
      'formId',
      'formVersion',
      'attempt',
      'publicState',
      'answers',
      'createdAt',
      'updatedAt',
      'submittedAt',
      'decidedAt',
      'retryAt',
      'appealText',
      'appealedAt',
    ],
    leaving: 'deleted',
  }),
  declare(submissionEvents, {
    names: { actorId: 'acted' },
    rows: (id) => sql`${ofTheirs(submissionEvents.submissionId, id)} AND NOT ${submissionEvents.internal}`,
    exported: ['submissionId', 'event', 'at', 'text'],
    leaving: 'deleted',
  }),
  declare(submissionMessages, {
    names: { authorId: 'acted' },
    rows: (id) => ofTheirs(submissionMessages.submissionId, id),
    exported: ['submissionId', 'fromStaff', 'text', 'at'],
    leaving: 'deleted',
  }),
  declare(submissionDecisions, {
    names: { deciderId: 'acted' },
    rows: (id) =>
      sql`${ofTheirs(submissionDecisions.submissionId, id)} AND ${submissionDecisions.finalAt} IS NOT NULL`,
    exported: ['submissionId', 'action', 'reason', 'at'],
    leaving: 'deleted',
  }),
  declare(submissionFiles, {
    rows: (id) => ofTheirs(submissionFiles.submissionId, id),
    exported: ['id', 'submissionId', 'field', 'name', 'mediaType', 'bytes', 'createdAt'],
    leaving: { stays: 'Until the next cleaning, within an hour, removes the file and then the row.' },
  }),
  declare(interviewSlots, {
    names: { interviewerId: 'own' },
    rows: (id) =>
      sql`(${interviewSlots.interviewerId} = ${id} OR ${ofTheirs(interviewSlots.submissionId, id)})`,
    exported: ['startsAt', 'endsAt', 'place'],
    leaving: 'deleted',
  }),
  declare(reviewScores, {
    names: { reviewerId: 'acted' },
    exported: { not: STAFF_ONLY },
    leaving: 'deleted',
  }),
  declare(reviewNotes, {
    names: { authorId: 'acted' },
    exported: { not: STAFF_ONLY },
    leaving: {
      stays: 'Notes about applications of others, without their author. Notes about own ones are deleted.',
    },
  }),
  declare(approvalSteps, {
    rows: (id) => ofTheirs(approvalSteps.submissionId, id),
    exported: { not: 'Steps by which the site executed an approval.' },
    leaving: 'deleted',
  }),
];

@MemberData({ tables: SUBMISSION_TABLES })
@Injectable()
export class SubmissionsMemberData implements MemberDataOwner {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly files: FilesRepository,
    private readonly audit: AuditService,
  ) {}

  /** Removes the member's answers and name from the audit log, and the names of files. Applications are deleted with the member. */
  async erase({ id }: LeavingMember): Promise<void> {
    const ids = await this.submissions.findIdsOf(id);
    await this.audit.forgetTargets('submission', ids, { withValues: true });
    await this.files.removeNamesOf(ids);
  }
}
