import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../../users/users.table.ts';

/**
 * Ids of members for remotes: random, and different for each remote, so that teams can't join what they know of a member. A member gets one with the first
 * call of the remote's backend.
 */
export const remoteMembers = pgTable(
  'remote_members',
  {
    remote: text('remote').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.remote] }),
    unique('remote_members_by_subject').on(table.remote, table.subject),
  ],
);
