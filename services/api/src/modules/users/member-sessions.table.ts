import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from './users.table.ts';

/** Sessions of members: one row for each known sign-in, identified by its time. */
export const memberSessions = pgTable(
  'member_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By the access token. */
    signedInAt: instantColumn('signed_in_at').notNull(),
    browser: text('browser').notNull(),
    firstSeenAt: instantColumn('first_seen_at').notNull().defaultNow(),
    lastSeenAt: instantColumn('last_seen_at').notNull().defaultNow(),
    /** Time from which its tokens are rejected. */
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    unique('member_sessions_once').on(table.userId, table.signedInAt),
    index('member_sessions_by_age').on(table.lastSeenAt),
  ],
);

export type MemberSessionRow = typeof memberSessions.$inferSelect;
