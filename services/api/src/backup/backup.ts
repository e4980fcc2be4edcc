import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from '@nestjs/common';
import { inThread } from './archive-thread.ts';
import { dumpDatabase } from './dump-database.ts';
import { WORK_FOLDER } from './kept-backups.ts';
import { loadDatabase } from './load-database.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { expectRoomFor, gatherFiles, placeFiles, type SitePlaces } from './site-files.ts';

export interface BackupOptions extends SitePlaces {
  databaseUrl: string;
  /** Passphrase for encrypting or opening the backup. */
  passphrase: string | undefined;
}

const MANIFEST = 'manifest.json';
/** Folders within a backup. */
const CONTENTS = { database: 'database', files: 'files' };

/** Writes the whole site into one file, also while it is running. @throws Error when something can't be read or written; then there is no file. */
export async function makeBackup(file: string, options: BackupOptions): Promise<Manifest> {
  await mkdir(dirname(file), { recursive: true });
  return inWorkFolder(dirname(file), async (folder) => {
    await mkdir(join(folder, CONTENTS.database));
    const database = await dumpDatabase(options.databaseUrl, join(folder, CONTENTS.database));
    // After the tables, because a file is written before the row that refers to it.
    await gatherFiles(options, join(folder, CONTENTS.files));
    const madeAt = new Date().toISOString();
    const manifest: Manifest = { format: 1, madeAt, ...database, files: await inThread('hashesIn', folder) };
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, undefined, 2));
    await inThread('pack', folder, file, options.passphrase);
    return manifest;
  });
}

/**
 * Restores a backup into an empty database, without releases and pictures. Nothing is changed before all files were verified.
 * @throws Error when the backup is damaged or can't be opened, or when the site isn't empty.
 */
export async function restoreBackup(file: string, options: BackupOptions, logger: Logger): Promise<Manifest> {
  return inWorkFolder(dirname(file), async (folder) => {
    const manifest = await openBackup(file, folder, options.passphrase);
    const files = join(folder, CONTENTS.files);
    await expectRoomFor(files, options);
    await loadDatabase(options.databaseUrl, join(folder, CONTENTS.database), manifest, logger);
    await placeFiles(files, options);
    return manifest;
  });
}

/**
 * Checks a backup without changes: unpacks it into a temporary folder next to it, and compares every file with its SHA-256.
 * @throws Error when it is damaged, can't be opened, or when there is no space to unpack it.
 */
export function checkBackup(file: string, passphrase: string | undefined): Promise<Manifest> {
  return inWorkFolder(dirname(file), (folder) => openBackup(file, folder, passphrase));
}

/** Unpacks a backup and returns its manifest. @throws Error when it can't be opened, or when a file differs from the manifest. */
async function openBackup(file: string, folder: string, passphrase: string | undefined): Promise<Manifest> {
  await inThread('unpack', file, folder, passphrase);
  const manifest = readManifest(await readFile(join(folder, MANIFEST), 'utf8'));
  await rm(join(folder, MANIFEST));
  const found = await inThread('hashesIn', folder);
  const damaged = Object.entries(manifest.files).filter(([path, hash]) => found[path] !== hash);
  if (damaged.length > 0)
    throw new Error(`The backup is damaged: ${damaged.map(([path]) => path).join(', ')}.`);
  return manifest;
}

/** Runs with a temporary folder next to the backup: on the same disk, hard links need no further space. */
async function inWorkFolder<T>(beside: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(beside, WORK_FOLDER));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
