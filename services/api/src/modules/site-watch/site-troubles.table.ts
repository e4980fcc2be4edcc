import { SITE_TROUBLE_NAMES, type SiteTrouble } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../platform/database/columns.ts';

/** Current problems of the site. A row is deleted when its problem is over. */
export const siteTroubles = pgTable(
  'site_troubles',
  {
    trouble: text('trouble').$type<SiteTrouble>().primaryKey(),
    since: instantColumn('since').notNull(),
    /** Time of the last notification of the administrators. */
    notifiedAt: instantColumn('notified_at').notNull(),
  },
  (table) => [check('site_troubles_known', sql`${table.trouble} IN ${amongTexts(SITE_TROUBLE_NAMES)}`)],
);

export type SiteTroubleRow = typeof siteTroubles.$inferSelect;
