import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** Deploy tokens: a hash of each secret, never the secret. */
export const deployTokens = pgTable(
  'deploy_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    // First characters of the secret, to recognize it.
    start: text('start').notNull(),
    // SHA-256: the secret is random and long, so no slower hash is needed.
    hash: text('hash').notNull(),
    remotes: jsonb('remotes').$type<string[]>().notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    createdBy: text('created_by').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    // Null in rows of a version with tokens that never expire: they expire relative to their creation.
    expiresAt: instantColumn('expires_at'),
    publishOnly: boolean('publish_only').notNull().default(false),
    // Until the token is approved, its releases are held.
    approvedAt: instantColumn('approved_at'),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [unique('deploy_tokens_by_hash').on(table.hash)],
);

export type DeployTokenRow = typeof deployTokens.$inferSelect;
