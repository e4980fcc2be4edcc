import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The time stands in the name, so that names are in the order of time. */
const NAME = /^boardwalk-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/;
/** What every backup's name begins with. */
export const NAME_START = 'boardwalk-';
/** What the name of a folder begins with in which a backup is made or opened. */
export const WORK_FOLDER = '.backup-';
const UNFINISHED = /^(\.backup-|boardwalk-.*\.part$)/;
/** No backup takes as long. */
const LEFT_OVER_MS = 86_400_000;

/** The name of a backup that is made at this moment. */
export function nameOfBackup(at: Date, encrypted: boolean): string {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${NAME_START}${time}.tar.gz${encrypted ? '.age' : ''}`;
}

/** Those of the names that are backups', oldest first. */
export function backupsAmong(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).sort();
}

/** All but the newest of some backups. */
export function allButNewest(names: readonly string[], most: number): string[] {
  return backupsAmong(names).slice(0, -most);
}

/** Removes all but the newest backups of a folder. What has another name stays. @returns the names of those that are gone. */
export async function keepNewest(folder: string, most: number): Promise<string[]> {
  const gone = allButNewest(await readdir(folder), most);
  for (const name of gone) await rm(join(folder, name));
  return gone;
}

/** Removes what a process left behind that was killed while it made or opened a backup, a day later. A folder that isn't there has none. */
export async function removeLeftovers(folder: string, now = new Date()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => UNFINISHED.test(name))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > LEFT_OVER_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** When the newest backup of a folder was made; undefined when there is none, or no such folder. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const [, year, month, day, hour, minute, second] =
    names
      .sort()
      .map((name) => NAME.exec(name))
      .findLast((match) => match !== null) ?? [];
  return year === undefined ? undefined : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
