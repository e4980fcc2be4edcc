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
 * What game servers are told of each account: it follows from the members above and their linked accounts. An account that may join no more stays,
 * so that it can be told of. `seq` is the place of the last change among all: it grows in the order of commits.
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
