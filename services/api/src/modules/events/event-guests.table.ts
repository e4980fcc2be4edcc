import { REMINDER_MINUTES, type ReminderKind, RSVP_STATUSES, type RsvpStatus } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';
import { eventOccurrences } from './event-occurrences.table.ts';

const occurrence = () =>
  uuid('occurrence_id')
    .notNull()
    .references(() => eventOccurrences.id, { onDelete: 'cascade' });

/** Members' answers to a date. Writers must have locked the date. */
export const eventRsvps = pgTable(
  'event_rsvps',
  {
    occurrenceId: occurrence(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<RsvpStatus>().notNull(),
    /** Position in the waitlist; null for members who never waited. */
    queued: integer('queued'),
    answeredAt: instantColumn('answered_at').notNull().default(sql`clock_timestamp()`),
    attendedAt: instantColumn('attended_at'),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.userId] }),
    check('event_rsvps_statuses', sql`${table.status} IN ${amongTexts(RSVP_STATUSES)}`),
    check('event_rsvps_line', sql`${table.status} <> 'waitlisted' OR ${table.queued} IS NOT NULL`),
    index('event_rsvps_in_order').on(table.occurrenceId, table.answeredAt, table.userId),
    index('event_rsvps_by_status').on(table.occurrenceId, table.status, table.answeredAt, table.userId),
    index('event_rsvps_in_line')
      .on(table.occurrenceId, table.queued)
      .where(sql`${table.status} = 'waitlisted'`),
    index('event_rsvps_by_member').on(table.userId, table.occurrenceId),
  ],
);

/** Sent reminders, by their date and start. After a move the start differs, so the reminder is sent again. */
export const eventReminders = pgTable(
  'event_reminders',
  {
    occurrenceId: occurrence(),
    kind: text('kind').$type<ReminderKind>().notNull(),
    startsAt: instantColumn('starts_at').notNull(),
    sentAt: instantColumn('sent_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.kind, table.startsAt] }),
    check('event_reminders_kinds', sql`${table.kind} IN ${amongTexts(Object.keys(REMINDER_MINUTES))}`),
  ],
);

/** Messages of hosts to their guests. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    occurrenceId: occurrence(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('event_messages_of_date').on(table.occurrenceId, table.at),
    index('event_messages_by_author').on(table.authorId),
  ],
);

/** Links to members' personal calendars. Only a hash of the secret is stored. */
export const eventCalendarLinks = pgTable('event_calendar_links', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  keyHash: text('key_hash').notNull().unique('event_calendar_links_key'),
  madeAt: instantColumn('made_at').notNull().default(sql`clock_timestamp()`),
  readAt: instantColumn('read_at'),
});

export type RsvpRow = typeof eventRsvps.$inferSelect;
export type NewRsvpRow = typeof eventRsvps.$inferInsert;
