import { SITE_TROUBLE_NAMES, type SiteTrouble } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../platform/database/columns.ts';

/** What is wrong at the moment. A row goes when its trouble is over. */
export const siteTroubles = pgTable(
  'site_troubles',
  {
    trouble: text('trouble').$type<SiteTrouble>().primaryKey(),
    since: instantColumn('since').notNull(),
    /** When whoever runs the site was last told. */
    notifiedAt: instantColumn('notified_at').notNull(),
  },
  (table) => [check('site_troubles_known', sql`${table.trouble} IN ${amongTexts(SITE_TROUBLE_NAMES)}`)],
);

export type SiteTroubleRow = typeof siteTroubles.$inferSelect;
