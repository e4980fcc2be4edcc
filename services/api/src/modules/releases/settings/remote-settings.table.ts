import type { RemoteSettingsVersion, SettingValues } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/database/columns.ts';
import { users } from '../../users/users.table.ts';

/** All versions of the settings of remotes. The highest number of a remote is the current one; without any, every setting has its default. */
export const remoteSettingVersions = pgTable(
  'remote_setting_versions',
  {
    remote: text('remote').notNull(),
    number: integer('number').notNull(),
    at: instantColumn('at').notNull().default(sql`clock_timestamp()`),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<RemoteSettingsVersion['kind']>().notNull(),
    /** Number of the version that it restored; 0 for the defaults. */
    from: integer('from_number'),
    changed: text('changed').array().notNull(),
    /** Also values of settings that only other versions of the remote declare, so that a rollback finds them. */
    values: jsonb('values').$type<SettingValues>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.number] }),
    index('remote_setting_versions_by_author').on(table.authorId),
    check('remote_setting_versions_kinds', sql`${table.kind} IN ('saved', 'restored')`),
  ],
);

export type RemoteSettingVersionRow = typeof remoteSettingVersions.$inferSelect;
