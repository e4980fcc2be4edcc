import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';
import { users } from '../../users/users.table.ts';

/** Exports of the data that the site stores about a member. The files are in the file store, under the id. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null after the member has left. The cleaning then removes the file, and after it the row. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
    requestedAt: instantColumn('requested_at').notNull().default(sql`clock_timestamp()`),
    bytes: integer('bytes').notNull().default(0),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [
    check('data_exports_states', sql`${table.state} IN ('waiting', 'ready', 'failed')`),
    // Prevents concurrent requests from creating two exports.
    uniqueIndex('data_exports_one_waiting').on(table.memberId).where(sql`${table.state} = 'waiting'`),
    index('data_exports_by_member').on(table.memberId, table.requestedAt),
    index('data_exports_by_expiry').on(table.expiresAt),
  ],
);

export type DataExportRow = typeof dataExports.$inferSelect;
