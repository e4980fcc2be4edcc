import type { FormSettings } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';
import type { InternalEvent, SubmissionEventName } from './submission-event.ts';
import { submissions } from './submissions.table.ts';

const submissionId = () =>
  uuid('submission_id')
    .notNull()
    .references(() => submissions.id, { onDelete: 'cascade' });
/** Who did it; null for the site, and once they have left. */
const memberId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });
const at = () => instantColumn('at').notNull().default(sql`clock_timestamp()`);

/** What happened to submissions. The applicant reads what isn't internal. */
export const submissionEvents = pgTable(
  'submission_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: submissionId(),
    event: text('event').$type<SubmissionEventName | InternalEvent>().notNull(),
    at: at(),
    actorId: memberId('actor_id'),
    text: text('text'),
    /** Staff alone know of it, as of a decision that can still be undone. */
    internal: boolean('internal').notNull().default(false),
  },
  (table) => [
    index('submission_events_in_order').on(table.submissionId, table.at, table.id),
    index('submission_events_by_actor').on(table.actorId),
  ],
);

/** Messages between an applicant and the staff. What staff write to each other is another table, which nothing of the applicant's reads. */
export const submissionMessages = pgTable(
  'submission_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: submissionId(),
    authorId: memberId('author_id'),
    fromStaff: boolean('from_staff').notNull(),
    text: text('text').notNull(),
    at: at(),
  },
  (table) => [
    index('submission_messages_in_order').on(table.submissionId, table.at, table.id),
    index('submission_messages_by_author').on(table.authorId),
  ],
);

/** Decisions, the undone ones too. One that is neither final nor undone can still be undone: of these a submission has at most one. */
export const submissionDecisions = pgTable(
  'submission_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: submissionId(),
    action: text('action')
      .$type<'approve' | 'deny' | 'revoke' | 'reject_appeal' | 'grant_appeal'>()
      .notNull(),
    reason: text('reason').notNull().default(''),
    /** What an approval gives, as the form had it when it was decided; null of other decisions. */
    gives: jsonb('gives').$type<FormSettings['approval']>(),
    deciderId: memberId('decider_id'),
    at: at(),
    /** The state in which it was decided. */
    stateBefore: text('state_before').notNull(),
    undoUntil: instantColumn('undo_until').notNull(),
    finalAt: instantColumn('final_at'),
    undoneAt: instantColumn('undone_at'),
  },
  (table) => [
    uniqueIndex('submission_decisions_one_pending')
      .on(table.submissionId)
      .where(sql`${table.finalAt} IS NULL AND ${table.undoneAt} IS NULL`),
    check('submission_decisions_final_or_undone', sql`${table.finalAt} IS NULL OR ${table.undoneAt} IS NULL`),
    index('submission_decisions_in_order').on(table.submissionId, table.at),
    index('submission_decisions_by_decider').on(table.deciderId),
    index('submission_decisions_pending')
      .on(table.undoUntil)
      .where(sql`${table.finalAt} IS NULL AND ${table.undoneAt} IS NULL`),
  ],
);

/** Files that applicants sent. The bytes are in the file store, under the id. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the submission is gone: the cleaning removes the bytes and then the row. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    field: text('field').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** It is part of answers that were submitted. */
    kept: boolean('kept').notNull().default(false),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('submission_files_by_submission').on(table.submissionId, table.createdAt),
    index('submission_files_loose')
      .on(table.createdAt)
      .where(sql`NOT ${table.kept} OR ${table.submissionId} IS NULL`),
  ],
);

export type EventRow = typeof submissionEvents.$inferSelect;
export type MessageRow = typeof submissionMessages.$inferSelect;
export type DecisionRow = typeof submissionDecisions.$inferSelect;
export type FileRow = typeof submissionFiles.$inferSelect;
