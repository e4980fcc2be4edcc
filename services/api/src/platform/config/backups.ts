import { z } from 'zod';

/** Environment variables of backups. The passphrase can be in a file, see `SECRETS`. */
export const backupEnvironment = {
  BACKUP_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe('The folder of daily backups. There are none without it.'),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 04:30')
    .default('04:30')
    .describe('The time of the daily backup, in UTC.'),
  BACKUP_KEEP: z.coerce
    .number()
    .pipe(z.int().min(1).max(1_000))
    .default(14)
    .describe('The number of backups that remain, in the folder and in the bucket.'),
  BACKUP_PASSPHRASE: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe('Encrypts backups. Store a copy elsewhere: without it no one can open them.'),
  BACKUP_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A bucket to which each backup is uploaded as well, at the endpoint and with the keys of S3_*. Needs BACKUP_FOLDER.',
    ),
};
const schema = z.object(backupEnvironment);

/** Returns the settings of automatic backups; undefined when no folder is configured. */
export function backupsOf(env: z.output<typeof schema>) {
  if (!env.BACKUP_FOLDER) return undefined;
  return {
    folder: env.BACKUP_FOLDER,
    /** `04:30`, in UTC. */
    dailyAt: env.BACKUP_AT,
    keep: env.BACKUP_KEEP,
    passphrase: env.BACKUP_PASSPHRASE,
    bucket: env.BACKUP_BUCKET,
  };
}
