import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The time stands in the name, so that names are in the order of time. */
const NAME = /^boardwalk-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/;

/** The name of a backup that is made at this moment. */
export function nameOfBackup(at: Date, encrypted: boolean): string {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `boardwalk-${time}.tar.gz${encrypted ? '.age' : ''}`;
}

/** Removes all but the newest backups of a folder. What has another name stays. @returns the names of those that are gone. */
export async function keepNewest(folder: string, most: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const gone = names.slice(0, Math.max(0, names.length - most));
  for (const name of gone) await rm(join(folder, name));
  return gone;
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
