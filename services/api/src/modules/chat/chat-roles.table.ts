import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { users } from '../users/users.table.ts';

/** Approvals that are valid and grant the Discord role. A revoked one has no row. */
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
 * Discord accounts, one row each, with whether they shall have the role. The row contains the desired state, and a job applies it to Discord, so
 * that an older order can't overtake a newer one.
 */
export const chatRoles = pgTable(
  'chat_roles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Id of the account at Discord. */
    accountId: text('account_id').notNull(),
    /** Member who has or had linked the account; null after the member is deleted. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'set null' }),
    wanted: boolean('wanted').notNull(),
    /** Incremented with each change of `wanted`: the result of a call that was sent before the change is ignored. */
    revision: integer('revision').notNull().default(1),
    state: text('state').$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** Time of the next attempt. */
    dueAt: instantColumn('due_at').notNull().default(sql`clock_timestamp()`),
    /** Incremented with each claim: the result of a process whose lease has expired is ignored. */
    claims: integer('claims').notNull().default(0),
    /** End of the lease of the process that works on the row. */
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
