import type { StreamPlatformName } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { streamers } from './streamers.table.ts';

/** How each platform answers, and when it is asked again. */
export const streamPlatforms = pgTable('stream_platforms', {
  platform: text('platform').$type<StreamPlatformName>().primaryKey(),
  askedAt: instantColumn('asked_at').notNull(),
  answeredAt: instantColumn('answered_at'),
  /** How often in a row it hasn't answered. */
  failures: integer('failures').notNull().default(0),
  nextAt: instantColumn('next_at').notNull(),
});

/** What platforms tell the site by themselves about a channel. */
export const streamSubscriptions = pgTable(
  'stream_subscriptions',
  {
    /** What the platform calls it. */
    id: text('id').notNull(),
    platform: text('platform').$type<StreamPlatformName>().notNull(),
    streamerId: uuid('streamer_id')
      .notNull()
      .references(() => streamers.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    state: text('state').$type<'pending' | 'enabled' | 'revoked'>().notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.id] }),
    unique('stream_subscriptions_once').on(table.streamerId, table.kind),
    check('stream_subscriptions_states', sql`${table.state} IN ('pending', 'enabled', 'revoked')`),
  ],
);

/** Messages that came, for as long as they could come again. */
export const streamMessages = pgTable(
  'stream_messages',
  {
    platform: text('platform').$type<StreamPlatformName>().notNull(),
    id: text('id').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.id] }),
    index('stream_messages_by_time').on(table.at),
  ],
);

export type PlatformRow = typeof streamPlatforms.$inferSelect;
export type SubscriptionRow = typeof streamSubscriptions.$inferSelect;
