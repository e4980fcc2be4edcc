import type { FeedItem } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Community strip. A pinned item takes one of three slots, so that the database itself prevents a fourth. */
export const feedItems = pgTable(
  'feed_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<FeedItem['kind']>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    href: text('href'),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    pinSlot: smallint('pin_slot'),
    publishedAt: instantColumn('published_at').notNull().defaultNow(),
    demo: boolean('demo').notNull().default(false),
    /** Subject of the item, named by the module that added it. Null for items of the community itself. */
    source: text('source'),
  },
  (table) => [
    unique('feed_items_source_key').on(table.source),
    unique('feed_items_pin_slot_key').on(table.pinSlot),
    check('feed_items_pin_slots', sql`${table.pinSlot} BETWEEN 1 AND 3`),
    index('feed_items_by_author').on(table.authorId).concurrently(),
    index('feed_items_in_order').on(sql`(${table.pinSlot} IS NOT NULL)`, table.publishedAt, table.id),
  ],
);

export type FeedRow = typeof feedItems.$inferSelect;
export type NewFeedItem = typeof feedItems.$inferInsert;
