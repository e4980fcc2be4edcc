import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';

/** Keys of game servers. Their secrets aren't stored: they are derived from the site's signing key and the id. */
export const gameKeys = pgTable('game_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
  createdBy: text('created_by').notNull(),
  lastUsedAt: instantColumn('last_used_at'),
  endsAt: instantColumn('ends_at'),
  demo: boolean('demo').notNull().default(false),
});

/**
 * Used nonces. The table is unlogged, because it is written with each call and is useless minutes later: after a crash of the database it is empty.
 */
export const gameNonces = pgTable(
  'game_nonces',
  {
    keyId: uuid('key_id').notNull(),
    nonce: text('nonce').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.nonce] }), index('game_nonces_by_time').on(table.at)],
);

export type GameKeyRow = typeof gameKeys.$inferSelect;
