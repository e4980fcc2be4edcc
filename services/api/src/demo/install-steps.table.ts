import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/columns.ts';

/** The steps of the installation that have run on this database. */
export const installSteps = pgTable('install_steps', {
  name: text('name').primaryKey(),
  doneAt: instantColumn('done_at').notNull().defaultNow(),
});

/** The steps of an installation with the demo community, in their order. */
export const INSTALL_STEPS = ['foundation', 'demo', 'inbox'] as const;
export type InstallStep = (typeof INSTALL_STEPS)[number];
