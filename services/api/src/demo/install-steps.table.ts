import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/columns.ts';

/** Completed installation steps of this database. */
export const installSteps = pgTable('install_steps', {
  name: text('name').primaryKey(),
  doneAt: instantColumn('done_at').notNull().defaultNow(),
});

/** Steps of an installation with the demo community, in order. */
export const INSTALL_STEPS = ['foundation', 'demo', 'inbox'] as const;
export type InstallStep = (typeof INSTALL_STEPS)[number];
