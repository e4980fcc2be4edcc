import type { NotificationPreferences, PageLanguage } from '@boardwalk/contracts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../users/users.table.ts';

/** Members' choices. Defaults apply without a row, and for types that a row doesn't name. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  inApp: boolean('in_app').notNull(),
  email: boolean('email').notNull(),
  push: boolean('push').notNull(),
  marketing: boolean('marketing').notNull(),
  types: jsonb('types').$type<Partial<NotificationPreferences['types']>>().notNull().default({}),
  /** Channels of the kinds of apps that the member has changed. */
  apps: jsonb('apps').$type<NonNullable<NotificationPreferences['apps']>>().notNull().default({}),
  language: text('language').$type<PageLanguage>().notNull(),
  version: integer('version').notNull().default(1),
});

export type PreferencesRow = typeof notificationPreferences.$inferSelect;
