import type { SiteConfiguration } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** The configuration of the site: one row. */
export const siteConfiguration = pgTable(
  'site_configuration',
  {
    id: integer('id').primaryKey().default(1),
    configuration: jsonb('configuration').$type<SiteConfiguration>().notNull(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [check('site_configuration_one_row', sql`${table.id} = 1`)],
);
