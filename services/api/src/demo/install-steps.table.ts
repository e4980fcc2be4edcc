import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/columns.ts';

/** What was set up on this database, so that it is never set up a second time. */
export const installSteps = pgTable('install_steps', {
  name: text('name').primaryKey(),
  doneAt: instantColumn('done_at').notNull().defaultNow(),
});
