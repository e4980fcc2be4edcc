import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/**
 * Accounts that were deleted, without anything that says whose they were. The hashes are keyed with a secret of the site: they only answer whether a
 * handle or an identity is one of these.
 */
export const closedAccounts = pgTable(
  'closed_accounts',
  {
    /** By which the audit log names the member from then on. */
    id: uuid('id').primaryKey().defaultRandom(),
    subjectHash: text('subject_hash').notNull(),
    handleHash: text('handle_hash').notNull(),
    closedAt: instantColumn('closed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('closed_accounts_by_handle').on(table.handleHash),
    index('closed_accounts_by_subject').on(table.subjectHash, table.closedAt),
  ],
);
