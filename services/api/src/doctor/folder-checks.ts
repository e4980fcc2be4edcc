import { lookForRoom, lookIfWritable, ok, type Seen, warning } from '@boardwalk/server/findings';
import { newestBackup } from '../backup/kept-backups.ts';
import { HOUR_MS } from '../platform/time/durations.ts';
import type { Installation } from './installation.ts';

/** A day, and two hours of tolerance. */
const OLDEST_HOURS = 26;

/** Checks whether releases and pictures can be written, and their free space. With a bucket, releases are cached in their folder. */
export async function lookAtFolders({ configuration }: Installation): Promise<Seen[]> {
  const { releases, mediaDir } = configuration;
  const folders = releases.storage === 's3' ? [releases.folder] : [releases.folder, mediaDir];
  const writable = await Promise.all(folders.map(lookIfWritable));
  return [...writable, await lookForRoom(releases.folder)];
}

/** Checks the age of the newest backup. */
export async function lookAtBackups({ backupFolder, now }: Installation): Promise<Seen> {
  const remedy = 'Make one each night; docs/self-hosting/backups.md';
  const newest = await newestBackup(backupFolder);
  if (!newest) return warning(`there is no backup in ${backupFolder}`, remedy);
  const hours = (now.getTime() - newest.getTime()) / HOUR_MS;
  const says = `the newest backup in ${backupFolder} is ${hours.toFixed(1)} hours old`;
  return hours > OLDEST_HOURS ? warning(says, remedy) : ok(says);
}
