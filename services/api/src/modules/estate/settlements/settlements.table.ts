import { SETTLEMENT_STATES, type SettlementState } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../../platform/database/columns.ts';
import { users } from '../../users/users.table.ts';
import { listings } from '../listings/listings.table.ts';
import { properties } from '../properties/properties.table.ts';

const money = (name: string) => bigint(name, { mode: 'number' });

/** What has to be paid in the game before a property changes hands. One waits for each listing at most. */
export const settlements = pgTable(
  'settlements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'restrict' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'restrict' }),
    sellerId: text('seller_id').references(() => users.id, { onDelete: 'set null' }),
    buyerId: text('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    amount: money('amount').notNull(),
    state: text('state').$type<SettlementState>().notNull().default('pending'),
    /** What the game server calls the payment. */
    reference: text('reference'),
    /** What didn't fit, in words for staff. */
    problem: text('problem').notNull().default(''),
    note: text('note').notNull().default(''),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instantColumn('decided_at'),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check('settlements_states', sql`${table.state} IN ${amongTexts(SETTLEMENT_STATES)}`),
    check('settlements_money', sql`${table.amount} > 0`),
    uniqueIndex('settlements_waiting')
      .on(table.listingId)
      .where(sql`${table.state} IN ('pending', 'disputed')`),
    index('settlements_of').on(table.propertyId, table.createdAt),
    index('settlements_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} IN ('pending', 'disputed') OR ${table.problem} <> ''`),
    index('settlements_by_buyer').on(table.buyerId, table.createdAt),
    index('settlements_by_seller').on(table.sellerId, table.createdAt),
    index('settlements_by_decider').on(table.decidedBy).where(sql`${table.decidedBy} IS NOT NULL`),
  ],
);

/**
 * What was paid, twice: what goes out of one account comes into another. The lines of a settlement add up to nothing, which the database checks at the end of each
 * transaction. Rows are only added: a trigger refuses everything else.
 */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    settlementId: uuid('settlement_id')
      .notNull()
      .references(() => settlements.id, { onDelete: 'restrict' }),
    /** Null for the city, and for members who have left. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'set null' }),
    /** Positive for what somebody gets, negative for what they pay. */
    amount: money('amount').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    check('ledger_lines_amount', sql`${table.amount} <> 0`),
    index('ledger_lines_of').on(table.settlementId),
    index('ledger_lines_by_member').on(table.memberId, table.at),
  ],
);

export type SettlementRow = typeof settlements.$inferSelect;
export type NewSettlementRow = typeof settlements.$inferInsert;
