import type { NotificationType } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/**
 * What happened, written with the deed itself: the outbox. A worker tells it to each member that it concerns, in the order of their
 * ids, and notes how far it has come. The facts stand here once, however many are told of them.
 */
export const notificationEvents = pgTable(
  'notification_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    type: text('type').$type<NotificationType>().notNull(),
    /** What it is about, so that it can be taken back, and so that several about the same can become one. */
    subject: text('subject').notNull(),
    actorId: text('actor_id'),
    /** The one member whom it concerns; null when it is everybody who may know. */
    recipientId: text('recipient_id'),
    /** Who isn't told, because they did it or are told otherwise. */
    spared: text('spared').array().notNull().default([]),
    title: text('title').notNull(),
    publishAt: instantColumn('publish_at'),
    href: text('href').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    toldUpTo: text('told_up_to').notNull().default(''),
    toldAt: instantColumn('told_at'),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    index('notification_events_untold').on(table.createdAt, table.id).where(sql`${table.toldAt} IS NULL`),
    index('notification_events_by_subject').on(table.subject, table.type),
    index('notification_events_by_time').on(table.createdAt),
  ],
);

/** Who was told of what, and whether they have read it. The constraint settles repeats: each member once for each event. */
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
    /** Of how many events it is the last that weren't read one by one. */
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
    // For what nobody reads: rows come in the order of time, so this costs next to nothing.
    index('notifications_by_time').using('brin', table.createdAt),
    index('notifications_by_reading').on(table.readAt).where(sql`${table.readAt} IS NOT NULL`),
  ],
);

export type EventRow = typeof notificationEvents.$inferSelect;
export type NewEvent = typeof notificationEvents.$inferInsert;
