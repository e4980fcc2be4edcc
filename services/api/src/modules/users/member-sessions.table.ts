import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from './users.table.ts';

/** Where members are signed in: one row for each sign-in that this site has met, told apart by when it was. */
export const memberSessions = pgTable(
  'member_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the access token says. */
    signedInAt: instantColumn('signed_in_at').notNull(),
    browser: text('browser').notNull(),
    firstSeenAt: instantColumn('first_seen_at').notNull().defaultNow(),
    lastSeenAt: instantColumn('last_seen_at').notNull().defaultNow(),
    /** Since when its tokens are refused. */
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    unique('member_sessions_once').on(table.userId, table.signedInAt),
    index('member_sessions_by_age').on(table.lastSeenAt),
  ],
);

export type MemberSessionRow = typeof memberSessions.$inferSelect;
