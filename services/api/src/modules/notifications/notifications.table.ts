import type { LocalText, NotificationChannel, NotificationType } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Facts of a notification of an app. The sentence is stored, because a later version of the app may not declare it any more. */
export interface AppNotice {
  kind: string;
  texts: LocalText;
  channels: Record<NotificationChannel, boolean>;
}

/**
 * Outbox: events, written in the transaction of the change that they announce. A worker fans out each event to its recipients in the order of their
 * ids. The facts are stored here once for all recipients.
 */
export const notificationEvents = pgTable(
  'notification_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    type: text('type').$type<NotificationType>().notNull(),
    /** Subject of the event. Events are withdrawn and merged by type and subject. */
    subject: text('subject').notNull(),
    actorId: text('actor_id'),
    /** Only recipient; null for every member with access. */
    recipientId: text('recipient_id'),
    /** Audience that limits the recipients: the name under which a module registered it, a colon, and its parameter. Null for all. */
    audience: text('audience'),
    /** Members who are not notified. The column has the name that the previous version reads. */
    excludedUserIds: text('excluded_user_ids').array().notNull().default([]),
    title: text('title').notNull(),
    publishAt: instantColumn('publish_at'),
    /** Zone in which `publishAt` was set; null where there is none, such as for articles. */
    zone: text('zone'),
    href: text('href').notNull(),
    /** Kind, sentence and default channels of a notification of an app; null for others. */
    app: jsonb('app').$type<AppNotice>(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    /** Id of the last member of the last batch. The column has the name that the previous version reads. */
    fanoutCursor: text('fanout_cursor').notNull().default(''),
    /** Null while members are left. The column has the name that the previous version reads. */
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

/** Notifications: one row for each recipient of an event. The unique constraint makes a repeated fan-out harmless. */
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
    /** Number of merged unread events of the same subject. */
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
    // For the deletion of old unread rows. Rows are inserted in the order of time, so a BRIN index suffices.
    index('notifications_by_time').using('brin', table.createdAt),
    index('notifications_by_reading').on(table.readAt).where(sql`${table.readAt} IS NOT NULL`),
  ],
);

export type NotificationEventRow = typeof notificationEvents.$inferSelect;
export type NewEvent = typeof notificationEvents.$inferInsert;
