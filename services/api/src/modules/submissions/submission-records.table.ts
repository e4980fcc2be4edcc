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
/** Acting member; null for the site, and after they are deleted. */
const memberId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });
const at = () => instantColumn('at').notNull().default(sql`clock_timestamp()`);

/** Events of submissions. Applicants see those that aren't internal. */
export const submissionEvents = pgTable(
  'submission_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: submissionId(),
    event: text('event').$type<SubmissionEventName | InternalEvent>().notNull(),
    at: at(),
    actorId: memberId('actor_id'),
    text: text('text'),
    /** Whether only the staff see it, such as an undoable decision. */
    internal: boolean('internal').notNull().default(false),
  },
  (table) => [
    index('submission_events_in_order').on(table.submissionId, table.at, table.id),
    index('submission_events_by_actor').on(table.actorId),
  ],
);

/** Messages between an applicant and the staff. Internal notes are in another table, which endpoints of applicants never read. */
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

/** Decisions, including undone ones. One that is neither final nor undone can still be undone: a submission has at most one of these. */
export const submissionDecisions = pgTable(
  'submission_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submissionId: submissionId(),
    action: text('action')
      .$type<'approve' | 'deny' | 'revoke' | 'reject_appeal' | 'grant_appeal'>()
      .notNull(),
    reason: text('reason').notNull().default(''),
    /** Grants of an approval, as the form had them at the time; null for other decisions. */
    gives: jsonb('gives').$type<FormSettings['approval']>(),
    deciderId: memberId('decider_id'),
    at: at(),
    /** State before the decision. */
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

/** Files of applicants. The bytes are in the file store, under the id. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null after the submission is deleted: the cleaning deletes the bytes and then the row. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    field: text('field').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Whether it is part of submitted answers. */
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
