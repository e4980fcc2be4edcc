import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';

/** Keys of the backends of remotes: a hash of each secret, never the secret. Revoked keys are deleted. */
export const backendKeys = pgTable(
  'backend_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    remote: text('remote').notNull(),
    // First characters of the secret, to recognize it.
    start: text('start').notNull(),
    // SHA-256: the secret is random and long, so no slower hash is needed.
    hash: text('hash').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    createdBy: text('created_by').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
  },
  (table) => [
    unique('backend_keys_by_hash').on(table.hash),
    index('backend_keys_by_remote').on(table.remote, table.createdAt),
  ],
);

export type BackendKeyRow = typeof backendKeys.$inferSelect;
