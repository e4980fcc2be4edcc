import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ok, problem, type Seen, warning } from './findings.ts';

const GB = 1e9;
/** Free bytes below which there is a warning, and a problem. */
const LITTLE = 2 * GB;
const TOO_LITTLE = 0.5 * GB;

/** Checks whether this process may write into a folder. A missing one is created by the site if its parent is writable. */
export async function lookIfWritable(folder: string): Promise<Seen> {
  const path = resolve(folder);
  const nearest = nearestOf(path);
  try {
    await access(nearest, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const remedy = `Give it to the user who runs the site: chown -R <user> ${nearest}`;
    return problem(`${nearest} can’t be written (${code})`, remedy);
  }
  return ok(nearest === path ? `${path} can be written` : `${path} isn’t there yet and can be made`);
}

/** Checks the free space on the disk of a folder. */
export async function lookForRoom(folder: string): Promise<Seen> {
  const nearest = nearestOf(resolve(folder));
  const { bavail, bsize } = await statfs(nearest);
  return judgeRoom(nearest, bavail * bsize);
}

/** @param free bytes. */
export function judgeRoom(folder: string, free: number): Seen {
  const says = `${(free / GB).toFixed(1)} GB are free on the disk of ${folder}`;
  if (free >= LITTLE) return ok(says);
  const remedy =
    'Free some room: old backups, logs, other programs’ files; docs/self-hosting/logs-and-disk.md';
  return free < TOO_LITTLE ? problem(says, remedy) : warning(says, remedy);
}

/** Returns the folder, or its closest existing ancestor. */
function nearestOf(path: string): string {
  for (let at = path; ; at = dirname(at)) if (existsSync(at) || dirname(at) === at) return at;
}
