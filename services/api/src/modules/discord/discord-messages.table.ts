import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { users } from '../users/users.table.ts';

/** Message for the Discord channel. */
export interface DiscordOrder {
  kind: 'message';
  text: string;
}

/** Messages for the Discord channel. Inserted in the transaction of their cause; a job sends them. */
export const discordMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Subject of the message. Messages about one subject are sent in order. */
    about: text('about').notNull(),
    /** Approval that the message announces. The row is deleted with the submission. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    /** Member whom the message names. The row is deleted with the member. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'cascade' }),
    order: jsonb('payload').$type<DiscordOrder>().notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Incremented with each claim: the result of a process whose lease has ended is ignored. */
    claims: integer('claims').notNull().default(0),
    error: text('error'),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    /** Time of the next attempt; while the message is being sent, the end of the lease. */
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

export type DiscordMessageRow = typeof discordMessages.$inferSelect;
