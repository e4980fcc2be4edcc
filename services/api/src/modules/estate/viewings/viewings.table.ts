import { ESTATE_LIMITS } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';
import { users } from '../../users/users.table.ts';
import { listings } from '../listings/listings.table.ts';

/** Viewing times of listings, for one guest each. */
export const viewings = pgTable(
  'viewings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    startsAt: instantColumn('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    guestId: text('guest_id').references(() => users.id, { onDelete: 'set null' }),
    remindedAt: instantColumn('reminded_at'),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check(
      'viewings_minutes',
      sql`${table.minutes} BETWEEN ${sql.raw(String(ESTATE_LIMITS.viewingMinutesMin))} AND ${sql.raw(String(ESTATE_LIMITS.viewingMinutes))}`,
    ),
    uniqueIndex('viewings_of').on(table.listingId, table.startsAt),
    index('viewings_by_guest').on(table.guestId, table.startsAt).where(sql`${table.guestId} IS NOT NULL`),
    index('viewings_to_remind')
      .on(table.startsAt)
      .where(sql`${table.guestId} IS NOT NULL AND ${table.remindedAt} IS NULL`),
  ],
);

export type ViewingRow = typeof viewings.$inferSelect;
