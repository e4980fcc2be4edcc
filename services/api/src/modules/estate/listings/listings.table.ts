import {
  LISTING_KINDS,
  LISTING_STATES,
  type ListingKind,
  type ListingState,
  OFFER_STATES,
  type OfferState,
  OPEN_LISTING_STATES,
} from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../../platform/database/columns.ts';
import { users } from '../../users/users.table.ts';
import { properties } from '../properties/properties.table.ts';

const money = (name: string) => bigint(name, { mode: 'number' });

/** Listings of properties. A unique index limits a property to one open listing. */
export const listings = pgTable(
  'listings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'restrict' }),
    /** Null for the city. */
    sellerId: text('seller_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<ListingKind>().notNull(),
    state: text('state').$type<ListingState>().notNull().default('draft'),
    /** Asking price; of a rental, per week; of an auction, the starting price. */
    price: money('price').notNull(),
    /** Minimum increment of a bid; null unless it is an auction. */
    step: money('step'),
    /** Duration from the publication, in hours. */
    hours: integer('hours').notNull(),
    note: text('note').notNull().default(''),
    endsAt: instantColumn('ends_at'),
    publishedAt: instantColumn('published_at'),
    /** Number of bids. */
    bids: integer('bids').notNull().default(0),
    bidPrice: money('bid_price'),
    leaderId: text('leader_id').references(() => users.id, { onDelete: 'set null' }),
    /** Maximum of the leading bidder. Secret: it must not be in any response. */
    maximum: money('maximum'),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    updatedAt: instantColumn('updated_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check('listings_kinds', sql`${table.kind} IN ${amongTexts(LISTING_KINDS)}`),
    check('listings_states', sql`${table.state} IN ${amongTexts(LISTING_STATES)}`),
    check('listings_money', sql`${table.price} > 0 AND (${table.step} IS NULL OR ${table.step} > 0)`),
    check('listings_auction', sql`(${table.kind} = 'auction') = (${table.step} IS NOT NULL)`),
    check('listings_published', sql`${table.state} IN ('draft', 'withdrawn') OR ${table.endsAt} IS NOT NULL`),
    check('listings_bids', sql`(${table.bids} = 0) = (${table.bidPrice} IS NULL)`),
    uniqueIndex('listings_open')
      .on(table.propertyId)
      .where(sql`${table.state} IN ${amongTexts(OPEN_LISTING_STATES)}`),
    index('listings_of').on(table.propertyId, table.createdAt),
    index('listings_by_seller').on(table.sellerId, table.updatedAt, table.id),
    index('listings_by_leader').on(table.leaderId).where(sql`${table.leaderId} IS NOT NULL`),
    index('listings_to_end').on(table.endsAt).where(sql`${table.state} = 'active'`),
  ],
);

/** Bids in their order. The number within an auction is assigned while the listing is locked. */
export const bids = pgTable(
  'bids',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    bidderId: text('bidder_id').references(() => users.id, { onDelete: 'set null' }),
    maximum: money('maximum').notNull(),
    /** Price of the auction after the bid. */
    price: money('price').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.sequence] }),
    index('bids_by_bidder').on(table.bidderId, table.at),
  ],
);

/** Members' offers for listings for sale or rent. At most one is pending per member and listing. */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    buyerId: text('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: money('amount').notNull(),
    message: text('message').notNull(),
    state: text('state').$type<OfferState>().notNull().default('pending'),
    expiresAt: instantColumn('expires_at').notNull(),
    decidedAt: instantColumn('decided_at'),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check('offers_states', sql`${table.state} IN ${amongTexts(OFFER_STATES)}`),
    check('offers_money', sql`${table.amount} > 0`),
    uniqueIndex('offers_pending').on(table.listingId, table.buyerId).where(sql`${table.state} = 'pending'`),
    index('offers_of').on(table.listingId, table.createdAt, table.id),
    index('offers_by_buyer').on(table.buyerId, table.createdAt, table.id),
    index('offers_to_expire').on(table.expiresAt).where(sql`${table.state} = 'pending'`),
  ],
);

export type ListingRow = typeof listings.$inferSelect;
export type NewListingRow = typeof listings.$inferInsert;
export type BidRow = typeof bids.$inferSelect;
export type OfferRow = typeof offers.$inferSelect;
export type NewOfferRow = typeof offers.$inferInsert;

/** Condition for open listings. Must be identical everywhere, otherwise its partial index isn't used. */
export const isOpen = sql`${listings.state} IN ${amongTexts(OPEN_LISTING_STATES)}`;
