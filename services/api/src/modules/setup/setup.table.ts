import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** State of a site that waits or waited for its owner, in one row. A site that was created with members has none. */
export const siteClaims = pgTable(
  'site_claims',
  {
    id: integer('id').primaryKey().default(1),
    /** SHA-256 of the code; null after it was used. */
    codeHash: text('code_hash'),
    claimedAt: instantColumn('claimed_at'),
    claimedBy: text('claimed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('site_claims_one_row', sql`${table.id} = 1`),
    index('site_claims_by_member').on(table.claimedBy),
  ],
);
