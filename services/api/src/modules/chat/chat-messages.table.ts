import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** What the chat community is to be told: a message in its channel, or who has the role of the whitelist. */
export type ChatOrder =
  | { kind: 'message'; text: string }
  | { kind: 'give-role' | 'take-role'; userId: string };

/** What leaves for the chat community. Written with what it is about; a job sends it. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What it is about, for the log. */
    about: text('about').notNull(),
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
    check('chat_messages_states', sql`${table.state} IN ('waiting', 'sent', 'failed')`),
  ],
);

export type ChatMessageRow = typeof chatMessages.$inferSelect;
