import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { access, constants, copyFile, cp, link, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Files of a site besides its database. */
export interface SitePlaces {
  /** Folders by their name in a backup. Missing ones are left out. */
  folders: Record<string, string>;
  /** Key files. Missing ones are left out. */
  keys: readonly string[];
}

const KEYS = 'keys';

/** Gathers the files of a site in a folder, by hard links where the disk allows. */
export async function gatherFiles({ folders, keys }: SitePlaces, into: string): Promise<void> {
  for (const [name, folder] of Object.entries(folders)) {
    for (const path of await filesIn(folder)) await linkOrCopy(join(folder, path), join(into, name, path));
  }
  for (const key of keys) if (existsSync(key)) await linkOrCopy(key, join(into, KEYS, basename(key)));
}

/** @throws Error when one of the folders isn't empty, or a key of the backup can't be written. */
export async function expectRoomFor(from: string, { folders, keys }: SitePlaces): Promise<void> {
  for (const folder of Object.values(folders))
    if ((await filesIn(folder)).length > 0)
      throw new Error(`${folder} is not empty. A backup goes into an empty one.`);
  for (const key of keys) {
    if (!existsSync(join(from, KEYS, basename(key)))) continue;
    await mkdir(dirname(key), { recursive: true });
    await access(dirname(key), constants.W_OK);
  }
}

/** Moves the files of a backup to where a site expects them. A different existing key is renamed to `<name>.before-restore`. */
export async function placeFiles(from: string, { folders, keys }: SitePlaces): Promise<void> {
  for (const [name, folder] of Object.entries(folders))
    if (existsSync(join(from, name))) await cp(join(from, name), folder, { recursive: true });
  for (const key of keys) {
    const kept = join(from, KEYS, basename(key));
    if (!existsSync(kept)) continue;
    if (existsSync(key) && (await hashOf(key)) !== (await hashOf(kept)))
      await copyFile(key, `${key}.before-restore`);
    await copyFile(kept, key);
  }
}

/** Returns the SHA-256 of every file in a folder in hexadecimal, by its path with slashes. */
export async function hashesIn(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const path of await filesIn(folder))
    hashes[path.split(sep).join('/')] = await hashOf(join(folder, path));
  return hashes;
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Ignores a file that was deleted after it was listed, because its row may be deleted as well. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to).catch(() => copyFile(from, to));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
