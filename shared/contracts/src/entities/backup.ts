import { z } from 'zod';
import { HEALTH_STATES } from './dashboard.ts';
import { instant } from './list.ts';

/**
 * What a backup failed of: no room on a disk, a folder that can't be written, the database, the bucket, a file that was found damaged when it was
 * read again, or something else.
 */
export const BACKUP_FAILURES = ['no-room', 'not-writable', 'database', 'bucket', 'damaged', 'other'] as const;
export type BackupFailure = (typeof BACKUP_FAILURES)[number];

const lastBackup = z.object({
  at: instant,
  file: z.string(),
  bytes: z.int().min(0),
  encrypted: z.boolean(),
  /** The folder that it was written into, on the machine or in the container that made it. */
  folder: z.string(),
  /** The bucket that has it, too; null when none has. */
  bucket: z.string().nullable(),
});

/** How the backups of the site are. */
export const backupStatusSchema = z
  .object({
    state: z.enum(HEALTH_STATES),
    /** When one is made each day, in UTC, as `04:30`; null when the API makes none by itself. */
    dailyAt: z.string().nullable(),
    /** The newest that is whole; null when there was none. */
    last: lastBackup.nullable(),
    /** When a backup was last read again as a whole. */
    testedAt: instant.nullable(),
    /** What went wrong the last time; null when nothing did. `detail` is what the system said. */
    failure: z.object({ at: instant, reason: z.enum(BACKUP_FAILURES), detail: z.string() }).nullable(),
  })
  .meta({ id: 'BackupStatus' });
export type BackupStatus = z.infer<typeof backupStatusSchema>;
