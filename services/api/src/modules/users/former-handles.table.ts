import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from './users.table.ts';

/** Handles that members had before. For a time they lead to them, and nobody else gets them. */
export const formerHandles = pgTable(
  'former_handles',
  {
    /** In small letters. */
    handle: text('handle').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leftAt: instantColumn('left_at').notNull().defaultNow(),
  },
  (table) => [index('former_handles_by_member').on(table.userId, table.leftAt)],
);
