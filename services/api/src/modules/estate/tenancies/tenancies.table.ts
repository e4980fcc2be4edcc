import { TENANCY_STATES, type TenancyState } from '@boardwalk/contracts';
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

/** Tenancies. A unique index limits a property to one active tenancy. Its rents are settlements. */
export const tenancies = pgTable(
  'tenancies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'restrict' }),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'restrict' }),
    /** Null for the city. */
    landlordId: text('landlord_id').references(() => users.id, { onDelete: 'set null' }),
    tenantId: text('tenant_id').references(() => users.id, { onDelete: 'set null' }),
    /** Per week, in whole dollars. */
    rent: bigint('rent', { mode: 'number' }).notNull(),
    state: text('state').$type<TenancyState>().notNull().default('active'),
    startedAt: instantColumn('started_at').notNull().default(sql`clock_timestamp()`),
    /** Due date of the next rent that isn't requested yet. */
    nextDueAt: instantColumn('next_due_at').notNull(),
    /** End by notice, or actual end. */
    endsAt: instantColumn('ends_at'),
    version: integer('version').notNull().default(1),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check('tenancies_states', sql`${table.state} IN ${amongTexts(TENANCY_STATES)}`),
    check('tenancies_money', sql`${table.rent} > 0`),
    check('tenancies_ended', sql`${table.state} = 'active' OR ${table.endsAt} IS NOT NULL`),
    uniqueIndex('tenancies_active').on(table.propertyId).where(sql`${table.state} = 'active'`),
    index('tenancies_of').on(table.propertyId, table.startedAt),
    index('tenancies_by_tenant').on(table.tenantId, table.state, table.startedAt, table.id),
    index('tenancies_by_landlord').on(table.landlordId, table.state, table.startedAt, table.id),
    index('tenancies_by_listing').on(table.listingId),
    index('tenancies_to_ask').on(table.nextDueAt).where(sql`${table.state} = 'active'`),
    index('tenancies_to_end')
      .on(table.endsAt)
      .where(sql`${table.state} = 'active' AND ${table.endsAt} IS NOT NULL`),
  ],
);

export type TenancyRow = typeof tenancies.$inferSelect;
export type NewTenancyRow = typeof tenancies.$inferInsert;
