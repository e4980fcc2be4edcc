import type { ApprovalStep, StepState } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';
import { submissions } from './submissions.table.ts';

const submissionId = () =>
  uuid('submission_id')
    .notNull()
    .references(() => submissions.id, { onDelete: 'cascade' });

/** Scores of each reviewer, by the ids of the rubric's items. */
export const reviewScores = pgTable(
  'review_scores',
  {
    submissionId: submissionId(),
    reviewerId: text('reviewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scores: jsonb('scores').$type<Record<string, number>>().notNull(),
    /** First scores, given before those of others were visible; null while they are unchanged. */
    firstScores: jsonb('first_scores').$type<Record<string, number>>(),
    comment: text('comment').notNull().default(''),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.reviewerId] }),
    index('review_scores_by_reviewer').on(table.reviewerId),
  ],
);

/** Internal notes of reviewers. Endpoints of applicants must not read this table. */
export const reviewNotes = pgTable(
  'review_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: submissionId(),
    /** Null after the author is deleted. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('review_notes_in_order').on(table.submissionId, table.at, table.id),
    index('review_notes_by_author').on(table.authorId),
  ],
);

/** Steps of an approval: one row each, changed only by conditional updates. */
export const approvalSteps = pgTable(
  'approval_steps',
  {
    submissionId: submissionId(),
    step: text('step').$type<ApprovalStep>().notNull(),
    state: text('state').$type<StepState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** Description of what the step changed, which a revocation reverts. Null when it changed nothing. */
    effect: text('effect'),
    doneAt: instantColumn('done_at'),
    /** Time of the next attempt if no job runs it before; null until the step is due. */
    dueAt: instantColumn('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.step] }),
    check('approval_steps_names', sql`${table.step} IN ('role', 'whitelist', 'chat', 'notify')`),
    check(
      'approval_steps_states',
      sql`${table.state} IN ('waiting', 'running', 'done', 'skipped', 'failed')`,
    ),
    index('approval_steps_due').on(table.dueAt).where(sql`${table.state} IN ('waiting', 'running')`),
  ],
);

export type ScoreRow = typeof reviewScores.$inferSelect;
export type NoteRow = typeof reviewNotes.$inferSelect;
export type StepRow = typeof approvalSteps.$inferSelect;
