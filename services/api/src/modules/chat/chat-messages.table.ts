import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { users } from '../users/users.table.ts';

/** Message for the channel of the chat community. */
export interface ChatOrder {
  kind: 'message';
  text: string;
}

/** Messages for the channel of the chat community. Written with what they are about; a job sends them. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What it is about, for the log. */
    about: text('about').notNull(),
    /** The approval that it announces. It goes with the submission. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    /** The member whom it names. It goes with them. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'cascade' }),
    order: jsonb('payload').$type<ChatOrder>().notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    /** When it is tried next; while it is being sent, when another process may take it over. */
    dueAt: instantColumn('due_at').notNull().default(sql`clock_timestamp()`),
    settledAt: instantColumn('settled_at'),
  },
  (table) => [
    index('chat_messages_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('chat_messages_settled').on(table.settledAt).where(sql`${table.state} <> 'waiting'`),
    index('chat_messages_by_submission').on(table.submissionId),
    index('chat_messages_by_member').on(table.memberId),
    check('chat_messages_states', sql`${table.state} IN ('waiting', 'sent', 'failed')`),
  ],
);

export type ChatMessageRow = typeof chatMessages.$inferSelect;
