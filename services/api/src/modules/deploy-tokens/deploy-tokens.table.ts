import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** Deploy tokens: a hash of each secret, never the secret. */
export const deployTokens = pgTable(
  'deploy_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    // The first signs of the secret, to recognise it by.
    start: text('start').notNull(),
    // SHA-256: the secret is random and long, so nothing slower is needed.
    hash: text('hash').notNull(),
    remotes: jsonb('remotes').$type<string[]>().notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    createdBy: text('created_by').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    expiresAt: instantColumn('expires_at'),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [unique('deploy_tokens_by_hash').on(table.hash)],
);

export type DeployTokenRow = typeof deployTokens.$inferSelect;
