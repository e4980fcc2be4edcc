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
import { tenancies } from '../tenancies/tenancies.table.ts';

const money = (name: string) => bigint(name, { mode: 'number' });

/** Payments in the game: at most one for each listing, for the property's transfer; then one for each rent of a tenancy. */
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
    /** Set for rents after the first. */
    tenancyId: uuid('tenancy_id').references(() => tenancies.id, { onDelete: 'restrict' }),
    dueAt: instantColumn('due_at'),
    /** Time at which the tenant was reminded that it is overdue. */
    remindedAt: instantColumn('reminded_at'),
    sellerId: text('seller_id').references(() => users.id, { onDelete: 'set null' }),
    buyerId: text('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    amount: money('amount').notNull(),
    state: text('state').$type<SettlementState>().notNull().default('pending'),
    /** Reference of the payment in the game. */
    reference: text('reference'),
    /** Description of a problem, for the staff. */
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
    check('settlements_rent', sql`(${table.tenancyId} IS NULL) = (${table.dueAt} IS NULL)`),
    uniqueIndex('settlements_deal_waiting')
      .on(table.listingId)
      .where(sql`${table.state} IN ('pending', 'disputed') AND ${table.tenancyId} IS NULL`),
    uniqueIndex('settlements_rents').on(table.tenancyId, table.dueAt),
    index('settlements_rents_waiting')
      .on(table.dueAt)
      .where(sql`${table.state} IN ('pending', 'disputed') AND ${table.tenancyId} IS NOT NULL`),
    index('settlements_of').on(table.propertyId, table.createdAt),
    index('settlements_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} IN ('pending', 'disputed') OR ${table.problem} <> ''`),
    index('settlements_by_buyer').on(table.buyerId, table.createdAt),
    index('settlements_by_seller').on(table.sellerId, table.createdAt),
    index('settlements_problems').on(table.createdAt, table.id).where(sql`${table.problem} <> ''`),
    index('settlements_by_state').on(table.state, table.createdAt, table.id),
    index('settlements_by_decider').on(table.decidedBy).where(sql`${table.decidedBy} IS NOT NULL`),
  ],
);

/**
 * Double-entry ledger: each payment is debited from one account and credited to another. The lines of a settlement sum to zero, which the database
 * checks at the end of each transaction. Append-only: a trigger rejects updates and deletions.
 */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    settlementId: uuid('settlement_id')
      .notNull()
      .references(() => settlements.id, { onDelete: 'restrict' }),
    /** Null for the city, and for deleted members. */
    memberId: text('member_id').references(() => users.id, { onDelete: 'set null' }),
    /** Positive for a credit, negative for a debit. */
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
