import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { users } from '../users/users.table.ts';

/** Approvals that hold now and give the role of the chat community. A revoked one has no row. */
export const chatRoleReasons = pgTable(
  'chat_role_reasons',
  {
    submissionId: uuid('submission_id')
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instantColumn('since').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('chat_role_reasons_by_member').on(table.memberId)],
);

/**
 * Accounts of the chat community, one row each, with whether they are to hold the role. The row says what holds now, and a job brings the community in
 * step: so an older order can't overtake a newer one.
 */
export const chatRoles = pgTable(
  'chat_roles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The account at Discord. */
    accountId: text('account_id').notNull(),
    /** The member who has linked it, or had; null once they have left. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'set null' }),
    wanted: boolean('wanted').notNull(),
    /** Grows with each change of `wanted`: what was sent before it settles nothing. */
    revision: integer('revision').notNull().default(1),
    state: text('state').$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** Time of the next attempt. */
    dueAt: instantColumn('due_at').notNull().default(sql`clock_timestamp()`),
    /** Grows with each process that takes it: one whose time has run out settles nothing. */
    claims: integer('claims').notNull().default(0),
    /** Until when one process works on it, and no other one does. */
    leasedUntil: instantColumn('leased_until'),
    settledAt: instantColumn('settled_at'),
  },
  (table) => [
    unique('chat_roles_by_account').on(table.accountId),
    index('chat_roles_by_member').on(table.memberId),
    index('chat_roles_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    check('chat_roles_states', sql`${table.state} IN ('waiting', 'done', 'failed')`),
  ],
);

export type ChatRoleRow = typeof chatRoles.$inferSelect;
