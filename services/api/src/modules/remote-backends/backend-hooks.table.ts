import type { BackendHookType } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Calls of the site to backends of remotes. Inserted in the transaction of their cause; a job makes them. Exports are only here if they failed. */
export const backendHooks = pgTable(
  'backend_hooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    remote: text('remote').notNull(),
    type: text('type').$type<BackendHookType>().notNull(),
    /** Id of the member for this remote; null if it concerns no member. */
    subject: text('subject'),
    /** The member, while they are one: rows about them are deleted with the account, and the deletion has a row of its own. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Calls of a series reach a backend in their order. Null for a call that waits for no other. */
    series: text('series'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    state: text('state').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Incremented with each claim: the result of a process whose lease has ended is ignored. */
    claims: integer('claims').notNull().default(0),
    error: text('error').notNull().default(''),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    /** Time of the next attempt; while the call is being made, the end of the lease. */
    dueAt: instantColumn('due_at').notNull().default(sql`clock_timestamp()`),
    settledAt: instantColumn('settled_at'),
  },
  (table) => [
    index('backend_hooks_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('backend_hooks_series').on(table.remote, table.series).where(sql`${table.state} = 'waiting'`),
    index('backend_hooks_settled').on(table.settledAt).where(sql`${table.state} <> 'waiting'`),
    index('backend_hooks_by_member').on(table.memberId),
    check('backend_hooks_states', sql`${table.state} IN ('waiting', 'sent', 'failed')`),
  ],
);

export type BackendHookRow = typeof backendHooks.$inferSelect;
export type NewBackendHook = Pick<
  typeof backendHooks.$inferInsert,
  'remote' | 'type' | 'subject' | 'memberId' | 'series' | 'data'
>;
