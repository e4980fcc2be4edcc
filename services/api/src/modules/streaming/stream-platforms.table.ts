import type { StreamPlatformName } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { streamers } from './streamers.table.ts';

/** State of each platform's connection, and the time of its next poll. */
export const streamPlatforms = pgTable('stream_platforms', {
  platform: text('platform').$type<StreamPlatformName>().primaryKey(),
  askedAt: instantColumn('asked_at').notNull(),
  answeredAt: instantColumn('answered_at'),
  /** Number of consecutive failures. */
  failures: integer('failures').notNull().default(0),
  nextAt: instantColumn('next_at').notNull(),
});

/** Event subscriptions of channels at platforms. */
export const streamSubscriptions = pgTable(
  'stream_subscriptions',
  {
    /** Platform's id of the subscription. */
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

/** Processed messages, stored while they could be sent again. */
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
