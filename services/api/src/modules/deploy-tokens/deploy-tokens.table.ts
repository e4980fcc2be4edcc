import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
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
    // Empty where a version wrote it that knew tokens without an end: then it counts from when it was made.
    expiresAt: instantColumn('expires_at'),
    publishOnly: boolean('publish_only').notNull().default(false),
    // Until somebody approves it, what it published waits.
    approvedAt: instantColumn('approved_at'),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [unique('deploy_tokens_by_hash').on(table.hash)],
);

export type DeployTokenRow = typeof deployTokens.$inferSelect;
