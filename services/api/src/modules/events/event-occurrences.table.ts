import type { EventCategory, EventPlace, RichText } from '@boardwalk/contracts';
import { getTableColumns, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { articles } from '../news/articles.table.ts';
import { type CoverColumn, events } from './events.table.ts';

/** Differences of one date from its event. Absent fields are those of the event. */
export interface DateOverrides {
  title?: string;
  summary?: string;
  body?: RichText;
  cover?: CoverColumn | null;
  /** Wall clock start, in the event's zone. */
  startsAt?: string;
  minutes?: number;
  place?: EventPlace;
  deadlineMinutes?: number | null;
}

/**
 * Dates of events, one row each, so that lists, calendars and answers are plain reads. `listed`, category, district and audience duplicate the
 * event: with them the indexes for lists are on one table. A trigger of `event_rsvps` counts the guests.
 */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Planned day in the event's zone. It identifies the date within its series, even after the date was moved. */
    date: date('date', { mode: 'string' }).notNull(),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    answersUntil: instantColumn('answers_until').notNull(),
    capacity: integer('capacity'),
    going: integer('going').notNull().default(0),
    maybe: integer('maybe').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    /** Last assigned position in the waitlist. */
    queued: integer('queued').notNull().default(0),
    cancelledAt: instantColumn('cancelled_at'),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** Whether it was canceled because its day left the repetition; it returns with the day. */
    dropped: boolean('dropped').notNull().default(false),
    /** Whether its time or place changed while the event wasn't published, so that its guests aren't notified yet. */
    moveUnannounced: boolean('move_unannounced').notNull().default(false),
    /** Incremented when calendars have to update it. */
    sequence: integer('sequence').notNull().default(0),
    code: text('code').notNull(),
    overrides: jsonb('overrides').$type<DateOverrides>().notNull().default({}),
    photos: jsonb('photos').$type<CoverColumn[]>().notNull().default([]),
    recapArticleId: uuid('recap_article_id').references(() => articles.id, { onDelete: 'set null' }),
    /** Whether the event is published, so that lists show it. */
    listed: boolean('listed').notNull().default(false),
    category: text('category').$type<EventCategory>().notNull(),
    district: text('district'),
    audience: text('audience').array().notNull(),
    updatedAt: instantColumn('updated_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    unique('event_occurrences_once').on(table.eventId, table.date),
    check('event_occurrences_room', sql`${table.capacity} IS NULL OR ${table.going} <= ${table.capacity}`),
    check('event_occurrences_times', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'event_occurrences_counts',
      sql`${table.going} >= 0 AND ${table.maybe} >= 0 AND ${table.waiting} >= 0`,
    ),
    index('event_occurrences_of_event').on(table.eventId, table.startsAt),
    index('event_occurrences_in_order').on(table.startsAt, table.id).where(sql`${table.listed}`),
    index('event_occurrences_by_category')
      .on(table.category, table.startsAt, table.id)
      .where(sql`${table.listed}`),
    index('event_occurrences_by_district')
      .on(table.district, table.startsAt, table.id)
      .where(sql`${table.listed}`),
    index('event_occurrences_waiting').on(table.startsAt).where(sql`${table.waiting} > 0`),
    index('event_occurrences_by_recap')
      .on(table.recapArticleId)
      .where(sql`${table.recapArticleId} IS NOT NULL`),
  ],
);

export const OCCURRENCE_COLUMNS = getTableColumns(eventOccurrences);

export type OccurrenceRow = typeof eventOccurrences.$inferSelect;
export type NewOccurrenceRow = typeof eventOccurrences.$inferInsert;
