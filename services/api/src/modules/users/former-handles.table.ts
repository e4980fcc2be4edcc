import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from './users.table.ts';

/** Earlier handles of members. For a time they redirect, and are reserved. */
export const formerHandles = pgTable(
  'former_handles',
  {
    /** In lowercase. */
    handle: text('handle').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leftAt: instantColumn('left_at').notNull().defaultNow(),
  },
  (table) => [index('former_handles_by_member').on(table.userId, table.leftAt)],
);
