import type { SiteConfiguration, SiteSettings, SiteVersion } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Current configuration of the site: one row. */
export const siteConfiguration = pgTable(
  'site_configuration',
  {
    id: integer('id').primaryKey().default(1),
    configuration: jsonb('configuration').$type<SiteConfiguration>().notNull(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [check('site_configuration_one_row', sql`${table.id} = 1`)],
);

/** All versions of the settings. The highest number is the current one. */
export const siteVersions = pgTable(
  'site_versions',
  {
    number: integer('number').primaryKey(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<SiteVersion['kind']>().notNull(),
    /** Number of the version that it restored. */
    from: integer('from_number'),
    note: text('note').notNull().default(''),
    changed: text('changed').array().notNull(),
    settings: jsonb('settings').$type<SiteSettings>().notNull(),
  },
  (table) => [index('site_versions_by_author').on(table.authorId)],
);
export type SiteVersionRow = typeof siteVersions.$inferSelect;

/** Settings that are previewed before they are saved. */
export const siteDrafts = pgTable(
  'site_drafts',
  {
    key: uuid('key').primaryKey().defaultRandom(),
    configuration: jsonb('configuration').$type<SiteConfiguration>().notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('site_drafts_by_expiry').on(table.expiresAt)],
);
