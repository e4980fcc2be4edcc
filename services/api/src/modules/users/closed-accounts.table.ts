import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/**
 * Deleted accounts, without personal data. The hashes are keyed with a secret of the site: they only reveal whether a given handle or identity is
 * among them.
 */
export const closedAccounts = pgTable(
  'closed_accounts',
  {
    /** Id of the member in the audit log after the deletion. */
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
