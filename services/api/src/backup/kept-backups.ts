import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The name contains the time, so that names sort by time. */
const NAME = /^boardwalk-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/;
/** Prefix of every backup's name. */
export const NAME_START = 'boardwalk-';
/** Prefix of temporary folders in which a backup is made or opened. */
export const WORK_FOLDER = '.backup-';
const UNFINISHED = /^(\.backup-|boardwalk-.*\.part$)/;
/** Longer than any backup takes. */
const LEFT_OVER_MS = 86_400_000;

/** Returns the name of a backup made at this time. */
export function nameOfBackup(at: Date, encrypted: boolean): string {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${NAME_START}${time}.tar.gz${encrypted ? '.age' : ''}`;
}

/** Returns those names that are backups', oldest first. */
export function backupsAmong(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).sort();
}

/** Returns all but the newest of some backups. */
export function allButNewest(names: readonly string[], most: number): string[] {
  return backupsAmong(names).slice(0, -most);
}

/** Deletes all but the newest backups of a folder. Files with other names stay. @returns the names of the deleted ones. */
export async function keepNewest(folder: string, most: number): Promise<string[]> {
  const gone = allButNewest(await readdir(folder), most);
  for (const name of gone) await rm(join(folder, name));
  return gone;
}

/** Deletes temporary files of a killed process, after a day. A missing folder counts as empty. */
export async function removeLeftovers(folder: string, now = new Date()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => UNFINISHED.test(name))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > LEFT_OVER_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** Returns the time of the newest backup in a folder; undefined when there is none, or no such folder. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const [, year, month, day, hour, minute, second] =
    names
      .sort()
      .map((name) => NAME.exec(name))
      .findLast((match) => match !== null) ?? [];
  return year === undefined ? undefined : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
