import { z } from 'zod';
import { HEALTH_STATES } from './dashboard.ts';
import { instant } from './list.ts';

/**
 * Causes of a failed backup: a full disk, a folder that isn't writable, the database, the bucket, a file that failed verification, or another error.
 */
export const BACKUP_FAILURES = ['no-room', 'not-writable', 'database', 'bucket', 'damaged', 'other'] as const;
export type BackupFailure = (typeof BACKUP_FAILURES)[number];

const lastBackup = z.object({
  at: instant,
  file: z.string(),
  bytes: z.int().min(0),
  encrypted: z.boolean(),
  /** Target folder, on the machine or in the container that made the backup. */
  folder: z.string(),
  /** The bucket with a copy; null without one. */
  bucket: z.string().nullable(),
});

/** Status of the site's backups. */
export const backupStatusSchema = z
  .object({
    state: z.enum(HEALTH_STATES),
    /** Time of the daily backup, in UTC, as `04:30`; null if the API makes none itself. */
    dailyAt: z.string().nullable(),
    /** The newest complete backup; null without one. */
    last: lastBackup.nullable(),
    /** Time of the last verification of a complete backup. */
    testedAt: instant.nullable(),
    /** The last failure; null without one. `detail` is the system's error message. */
    failure: z.object({ at: instant, reason: z.enum(BACKUP_FAILURES), detail: z.string() }).nullable(),
  })
  .meta({ id: 'BackupStatus' });
export type BackupStatus = z.infer<typeof backupStatusSchema>;
