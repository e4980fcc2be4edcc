import type { Weekday } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { streamers } from './streamers.table.ts';

/** Schedule: wall clock times in the streamer's zone, because 19:00 stays 19:00 when the clocks change. */
export const streamSlots = pgTable(
  'stream_slots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    streamerId: uuid('streamer_id')
      .notNull()
      .references(() => streamers.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    character: text('character'),
    /** `2026-11-24T19:30`, in the zone. */
    startsAt: text('starts_at').notNull(),
    zone: text('zone').notNull(),
    minutes: integer('minutes').notNull(),
    /** Weekdays of a weekly slot; null for a single date. */
    days: text('days').array().$type<Weekday[]>(),
    /** Last day of a weekly slot. */
    until: date('until', { mode: 'string' }),
    /** Removed days. */
    exceptions: date('exceptions', { mode: 'string' }).array().notNull().default(sql`'{}'::date[]`),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    updatedAt: instantColumn('updated_at').notNull().default(sql`clock_timestamp()`),
    /** Removed slots stay for a while, so that calendars show them as canceled. */
    removedAt: instantColumn('removed_at'),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check('stream_slots_minutes', sql`${table.minutes} BETWEEN 15 AND 720`),
    check('stream_slots_until', sql`${table.until} IS NULL OR ${table.days} IS NOT NULL`),
    index('stream_slots_of_streamer').on(table.streamerId),
    index('stream_slots_removed').on(table.removedAt).where(sql`${table.removedAt} IS NOT NULL`),
  ],
);

export type SlotRow = typeof streamSlots.$inferSelect;
export type NewSlotRow = typeof streamSlots.$inferInsert;
