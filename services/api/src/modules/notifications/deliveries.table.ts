import type { DeadLetter } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';
import { notificationEvents } from './notifications.table.ts';

/** Web Push subscriptions of browsers. An endpoint belongs to one member at a time. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique('push_subscriptions_endpoint_key').on(table.endpoint),
    index('push_subscriptions_by_member').on(table.userId),
  ],
);

/** E-mails and pushes: one row for each event, member and channel; for pushes one per browser. Addresses are not stored. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => notificationEvents.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<DeadLetter['channel']>().notNull(),
    subscriptionId: uuid('subscription_id').references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'sent' | 'dead'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt. During an attempt: the end of its lease. */
    dueAt: instantColumn('due_at').notNull().default(sql`clock_timestamp()`),
    error: text('error').notNull().default(''),
    settledAt: instantColumn('settled_at'),
    /** Incremented with each claim: the result of a process whose lease has ended is ignored. */
    claims: integer('claims').notNull().default(0),
    /** Subject and time of the event. A recipient's deliveries about one subject are sent in this order; those of earlier versions have none. */
    subject: text('subject'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('notification_deliveries_once')
      .on(table.eventId, table.userId, table.channel, table.subscriptionId)
      .nullsNotDistinct(),
    check('notification_deliveries_states', sql`${table.state} IN ('waiting', 'sent', 'dead')`),
    index('notification_deliveries_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('notification_deliveries_dead').on(table.settledAt, table.id).where(sql`${table.state} = 'dead'`),
    index('notification_deliveries_settled').on(table.settledAt).where(sql`${table.state} <> 'waiting'`),
    index('notification_deliveries_by_member').on(table.userId),
    index('notification_deliveries_waiting_by_member')
      .on(table.userId, table.createdAt)
      .concurrently()
      .where(sql`${table.state} = 'waiting'`),
    index('notification_deliveries_by_subscription')
      .on(table.subscriptionId)
      .where(sql`${table.subscriptionId} IS NOT NULL`),
  ],
);

export type DeliveryRow = typeof notificationDeliveries.$inferSelect;
