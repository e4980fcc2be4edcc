import { BACKUP_FAILURES, type BackupFailure } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../platform/database/columns.ts';

export const BACKUP_STATUSES = ['done', 'failed'] as const;

/** Completed attempts at a backup, successful or not. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startedAt: instantColumn('started_at').notNull(),
    endedAt: instantColumn('ended_at').notNull(),
    /** `done`: the file exists and isn't known to be damaged. */
    status: text('status').$type<(typeof BACKUP_STATUSES)[number]>().notNull(),
    fileName: text('file_name').notNull(),
    folder: text('folder').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    files: integer('files').notNull().default(0),
    encrypted: boolean('encrypted').notNull(),
    /** Bucket that also contains the file. */
    bucket: text('bucket'),
    /** Failure of the backup; for a successful one, the failure of a later step. */
    failure: text('failure').$type<BackupFailure>(),
    error: text('error').notNull().default(''),
    /** Time of the last complete read of the file. */
    testedAt: instantColumn('tested_at'),
  },
  (table) => [
    check('backups_statuses', sql`${table.status} IN ${amongTexts(BACKUP_STATUSES)}`),
    check('backups_failures', sql`${table.failure} IN ${amongTexts(BACKUP_FAILURES)}`),
    check('backups_failed_of', sql`${table.status} = 'done' OR ${table.failure} IS NOT NULL`),
    index('backups_newest').on(table.startedAt),
  ],
);

export type BackupRow = typeof backups.$inferSelect;
export type NewBackupRow = typeof backups.$inferInsert;
