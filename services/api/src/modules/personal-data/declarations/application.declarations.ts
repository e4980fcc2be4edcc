import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { chatMessages } from '../../chat/chat-messages.table.ts';
import { forms, formVersions } from '../../forms/forms.table.ts';
import { interviewSlots } from '../../submissions/interviews.table.ts';
import { approvalSteps, reviewNotes, reviewScores } from '../../submissions/reviews.table.ts';
import {
  submissionDecisions,
  submissionEvents,
  submissionFiles,
  submissionMessages,
} from '../../submissions/submission-records.table.ts';
import { submissions } from '../../submissions/submissions.table.ts';
import { declare, impersonal } from '../declaration.ts';

const ofTheirs = (column: SQLWrapper, memberId: string): SQL =>
  sql`${column} IN (SELECT ${submissions.id} FROM ${submissions} WHERE ${submissions.applicantId} = ${memberId})`;
const STAFF_ONLY = 'What reviewers write and rate among themselves is for the staff alone.';

/** Applications: what members submitted, and what became of it as they may know it. */
export const APPLICATION_DECLARATIONS = [
  declare(submissions, {
    names: { applicantId: 'own', claimedBy: 'acted', assigneeId: 'acted' },
    exported: [
      ...([
        'id',
        'formId',
        'formVersion',
        'attempt',
        'publicState',
        'answers',
        'createdAt',
        'updatedAt',
      ] as const),
      ...(['submittedAt', 'decidedAt', 'retryAt', 'appealText', 'appealedAt'] as const),
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
    // Until the cleaning has come by, nothing says whose it was.
    erase: ({ id }) => [
      sql`UPDATE ${submissionFiles} SET name = '', field = '' WHERE ${ofTheirs(submissionFiles.submissionId, id)}`,
    ],
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
      stays: 'Notes about applications of others, without their author. Those about their own go with these.',
    },
  }),
  declare(approvalSteps, {
    rows: (id) => ofTheirs(approvalSteps.submissionId, id),
    exported: { not: 'How the site carried an approval out.' },
    leaving: 'deleted',
  }),
  declare(chatMessages, {
    exported: {
      not: 'What was told to the chat community, kept for some days: the decision itself is in the other tables.',
    },
    leaving: 'deleted',
    erase: ({ id }) => [
      sql`DELETE FROM ${chatMessages} WHERE ${chatMessages.about} IN (SELECT ${submissions.id}::text FROM ${submissions} WHERE ${submissions.applicantId} = ${id})`,
    ],
  }),
  declare(formVersions, {
    names: { publishedBy: 'acted' },
    exported: { not: 'Forms of the site.' },
    leaving: { stays: 'Applications pin the version that they answer.' },
  }),
  impersonal(forms, 'Forms of the site.'),
];
