import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';
import { users } from '../../users/users.table.ts';

/** Members who may join the game server. */
export const whitelistedMembers = pgTable('whitelisted_members', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: instantColumn('since').notNull().default(sql`clock_timestamp()`),
  demo: boolean('demo').notNull().default(false),
});

/**
 * Accounts for game servers, derived from the members above and their linked accounts. A removed account keeps its row, so that the removal can be
 * sent. `seq` numbers the last change; it grows in the order of commits.
 */
export const whitelistEntries = pgTable(
  'whitelist_entries',
  {
    identifier: text('identifier').primaryKey(),
    allowed: boolean('allowed').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instantColumn('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('whitelist_entries_by_seq').on(table.seq),
    index('whitelist_entries_by_member').on(table.userId),
  ],
);
