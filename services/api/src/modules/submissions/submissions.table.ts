import {
  type Answers,
  OPEN_STATES,
  QUEUE_STATES,
  SUBMISSION_STATES,
  type SubmissionState,
} from '@boardwalk/contracts';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { formVersions } from '../forms/forms.table.ts';
import { users } from '../users/users.table.ts';

/** Number of correct answers of each quiz, by field. */
export type QuizResults = Record<string, { right: number; of: number; passed: boolean }>;

/** Returns a list of states as constants, always rendered identically so that PostgreSQL can match it to an index. */
export function statesIn(states: readonly SubmissionState[]): SQL {
  return sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`);
}

/**
 * Submissions. `state` is what reviewers see. Applicants see `publicState`, which follows once a decision can't be undone anymore, and which limits
 * open submissions to one per member and form.
 */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    formId: uuid('form_id').notNull(),
    formVersion: integer('form_version').notNull(),
    applicantId: text('applicant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    state: text('state').$type<SubmissionState>().notNull().default('draft'),
    publicState: text('public_state').$type<SubmissionState>().notNull().default('draft'),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    /** Answers at the time when changes were requested. */
    answersBefore: jsonb('answers_before').$type<Answers>(),
    quiz: jsonb('quiz').$type<QuizResults>().notNull().default({}),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    /** Time of the last change that the applicant sees. */
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
    /** Time of the first submission. */
    submittedAt: instantColumn('submitted_at'),
    /** Due date; starts again with each resubmission, and with an appeal. */
    dueAt: instantColumn('due_at'),
    claimedBy: text('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedUntil: instantColumn('claimed_until'),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Time of the last final decision. */
    decidedAt: instantColumn('decided_at'),
    /** End of the cooldown; null without one, and after it was waived. */
    retryAt: instantColumn('retry_at'),
    appealText: text('appeal_text'),
    appealedAt: instantColumn('appealed_at'),
    /** Applicant's name in the form of `search_key`, for the search of reviewers. Triggers write it, and update it with the member. */
    applicantName: text('applicant_name').notNull().default(''),
    applicantHandle: text('applicant_handle').notNull().default(''),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => {
    const open = sql`${table.publicState} IN ${statesIn(OPEN_STATES)}`;
    const queued = sql`${table.state} IN ${statesIn(QUEUE_STATES)}`;
    const handedIn = sql`${table.submittedAt} IS NOT NULL`;
    return [
      foreignKey({
        columns: [table.formId, table.formVersion],
        foreignColumns: [formVersions.formId, formVersions.number],
        name: 'submissions_version_fk',
      }),
      unique('submissions_attempt_key').on(table.applicantId, table.formId, table.attempt),
      uniqueIndex('submissions_one_open').on(table.formId, table.applicantId).where(open),
      check('submissions_states', sql`${table.state} IN ${statesIn(SUBMISSION_STATES)}`),
      check('submissions_public_states', sql`${table.publicState} IN ${statesIn(SUBMISSION_STATES)}`),
      check(
        'submissions_queued_have_instants',
        sql`${table.state} NOT IN ${statesIn(QUEUE_STATES)} OR (${table.submittedAt} IS NOT NULL AND ${table.dueAt} IS NOT NULL)`,
      ),
      index('submissions_by_version').on(table.formId, table.formVersion),
      index('submissions_open_of_form').on(table.formId).where(open).concurrently(),
      index('submissions_own').on(table.applicantId, table.updatedAt, table.id),
      index('submissions_by_applicant').on(table.applicantId, table.submittedAt, table.id).where(handedIn),
      index('submissions_by_name').on(table.applicantName.op('text_pattern_ops')).where(handedIn),
      index('submissions_by_handle').on(table.applicantHandle.op('text_pattern_ops')).where(handedIn),
      // Contains the columns of the filters, so that they are applied in the index.
      index('submissions_queue').on(table.submittedAt, table.id, table.dueAt).where(queued),
      index('submissions_queue_of_form').on(table.formId, table.submittedAt, table.id).where(queued),
      index('submissions_unassigned')
        .on(table.submittedAt, table.id, table.claimedUntil)
        .where(sql`${queued} AND ${table.assigneeId} IS NULL`),
      index('submissions_overdue').on(table.dueAt, table.state).where(queued),
      index('submissions_by_state').on(table.state, table.submittedAt, table.id).where(handedIn),
      index('submissions_by_form_state')
        .on(table.formId, table.state, table.submittedAt, table.id)
        .where(handedIn),
      index('submissions_by_claim').on(table.claimedBy).where(sql`${table.claimedBy} IS NOT NULL`),
      index('submissions_by_assignee')
        .on(table.assigneeId, table.submittedAt, table.id)
        .where(sql`${table.assigneeId} IS NOT NULL`),
      index('submissions_assigned').on(table.assigneeId, table.submittedAt, table.id).where(queued),
      index('submissions_by_time').on(table.submittedAt).where(handedIn).concurrently(),
      index('submissions_by_decision')
        .on(table.decidedAt, table.submittedAt)
        .where(sql`${table.decidedAt} IS NOT NULL`)
        .concurrently(),
      index('submissions_decided')
        .on(table.formId, table.decidedAt)
        .where(sql`${table.decidedAt} IS NOT NULL`),
      index('submissions_untouched')
        .on(table.updatedAt)
        .where(sql`${table.state} IN ('draft', 'changes_requested')`),
    ];
  },
);

const { applicantName: _name, applicantHandle: _handle, ...row } = getTableColumns(submissions);

/** All columns of a submission, without those only for search. */
export const SUBMISSION_COLUMNS = row;

export type SubmissionRow = Omit<typeof submissions.$inferSelect, 'applicantName' | 'applicantHandle'>;
export type NewSubmissionRow = typeof submissions.$inferInsert;
