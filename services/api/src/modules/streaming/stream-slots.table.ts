import type { Weekday } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { streamers } from './streamers.table.ts';

/** The schedule: wall clock times in the streamer's zone, because seven in the evening stays seven when the clocks change. */
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
    /** The days of a weekly slot; null for one that happens once. */
    days: text('days').array().$type<Weekday[]>(),
    /** The last day of a weekly slot. */
    until: date('until', { mode: 'string' }),
    /** The days that were taken out. */
    exceptions: date('exceptions', { mode: 'string' }).array().notNull().default(sql`'{}'::date[]`),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    updatedAt: instantColumn('updated_at').notNull().default(sql`clock_timestamp()`),
    /** Calendars are told that it is cancelled for some time. */
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
