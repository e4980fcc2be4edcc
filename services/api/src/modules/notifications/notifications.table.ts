import type { NotificationType } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/**
 * The outbox: events, written in the transaction of the change that they announce. A worker fans each event out to its recipients in
 * the order of their ids. The facts are stored here once for all recipients.
 */
export const notificationEvents = pgTable(
  'notification_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    type: text('type').$type<NotificationType>().notNull(),
    /** What the event is about. Events are withdrawn and merged by type and subject. */
    subject: text('subject').notNull(),
    actorId: text('actor_id'),
    /** The only recipient; null for every member who may know. */
    recipientId: text('recipient_id'),
    /** The only members who are notified, as a module that was registered for it finds them: its name, a colon, and whose they are. Null for all. */
    audience: text('audience'),
    /** Members who are not notified. The column keeps the name that the previous version reads. */
    excludedUserIds: text('excluded_user_ids').array().notNull().default([]),
    title: text('title').notNull(),
    publishAt: instantColumn('publish_at'),
    /** The zone in which `publishAt` was set; null where there is none, such as for articles. */
    zone: text('zone'),
    href: text('href').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    /** The id of the last member of the last batch. The column keeps the name that the previous version reads. */
    fanoutCursor: text('fanout_cursor').notNull().default(''),
    /** Null while members are left. The column keeps the name that the previous version reads. */
    fanoutEndedAt: instantColumn('fanout_ended_at'),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    index('notification_events_untold')
      .on(table.createdAt, table.id)
      .where(sql`${table.fanoutEndedAt} IS NULL`),
    index('notification_events_by_subject').on(table.subject, table.type),
    index('notification_events_by_time').on(table.createdAt),
  ],
);

/** One row for each recipient of an event. The unique constraint makes a repeated fan-out harmless. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => notificationEvents.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How many unread events of the same subject this row stands for. */
    count: integer('count').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    readAt: instantColumn('read_at'),
  },
  (table) => [
    unique('notifications_once').on(table.eventId, table.userId),
    index('notifications_by_member').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.readAt} IS NULL`),
    // For the removal of old unread rows. Rows are inserted in the order of time, so a BRIN index suffices.
    index('notifications_by_time').using('brin', table.createdAt),
    index('notifications_by_reading').on(table.readAt).where(sql`${table.readAt} IS NOT NULL`),
  ],
);

export type EventRow = typeof notificationEvents.$inferSelect;
export type NewEvent = typeof notificationEvents.$inferInsert;
