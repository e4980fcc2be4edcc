import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';
import { users } from '../../users/users.table.ts';
import { listings } from '../listings/listings.table.ts';

/** Conversations between members and sellers: one per member and listing. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seller; null for the city, and after the seller is deleted. */
    sellerId: text('seller_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whether the conversation is with the city. */
    ofCity: boolean('of_city').notNull(),
    lastAt: instantColumn('last_at').notNull(),
    /** Last message, denormalized for lists. */
    lastText: text('last_text').notNull(),
    lastByMember: boolean('last_by_member').notNull(),
    memberReadAt: instantColumn('member_read_at'),
    sellerReadAt: instantColumn('seller_read_at'),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    uniqueIndex('inquiries_of').on(table.listingId, table.memberId),
    index('inquiries_by_member').on(table.memberId, table.lastAt, table.id),
    index('inquiries_by_seller')
      .on(table.sellerId, table.lastAt, table.id)
      .where(sql`${table.sellerId} IS NOT NULL`),
    index('inquiries_of_city').on(table.lastAt, table.id).where(sql`${table.ofCity}`),
  ],
);

export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whether the message is from the member, not the seller. */
    byMember: boolean('by_member').notNull(),
    text: text('text').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('inquiry_messages_of').on(table.inquiryId, table.at, table.id),
    index('inquiry_messages_by_author').on(table.authorId).where(sql`${table.authorId} IS NOT NULL`),
  ],
);

export type InquiryRow = typeof inquiries.$inferSelect;
export type InquiryMessageRow = typeof inquiryMessages.$inferSelect;
