import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import { detailOf, failureOfMaking } from '../modules/operations/backups/backups.policy.ts';
import type { NewBackupRow } from '../modules/operations/backups/backups.table.ts';
import {
  environmentOf,
  environmentWithDatabase,
  runProgram,
  WrongUse,
} from '../platform/program/run-program.ts';
import { type BackupOptions, checkBackup, makeBackup, restoreBackup } from './backup.ts';
import { keepNewest, nameOfBackup } from './kept-backups.ts';
import { type Manifest, rowsOf } from './manifest.ts';
import { recordBackup, recordTest } from './record-backup.ts';

const USAGE = `Usage:
  node backup.js backup <folder> [--keep <number>]   writes boardwalk-<time>.tar.gz into the folder; keeps the newest ones
  node backup.js check <file>                        reads it as restoring does, compares every file with its hash, and changes nothing
  node backup.js restore <file>                      into an empty database and empty folders

They read DATABASE_URL (or DATABASE_URL_FILE), RELEASES_DIR, MEDIA_DIR, RELEASE_SIGNING_KEY_FILE, VAPID_KEY_FILE and GATEWAY_KEY_FILE as the API does; a check needs none of them.
BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, encrypts a backup, and opens one.`;

function optionsFrom(environment: NodeJS.ProcessEnv): BackupOptions {
  const set = environmentWithDatabase(environment, ['BACKUP_PASSPHRASE']);
  const { DATABASE_URL: databaseUrl, RELEASE_STORAGE: storage } = set;
  if (storage === 's3')
    console.error('Releases and pictures are in the bucket: they are no part of this backup.');
  const { RELEASES_DIR = '.data/releases', MEDIA_DIR = '.data/media' } = set;
  const { RELEASE_SIGNING_KEY_FILE: signing = '.build/keys/release-signing.json' } = set;
  const { VAPID_KEY_FILE: push = '.build/keys/push.json', GATEWAY_KEY_FILE: gateway } = set;
  return {
    databaseUrl,
    folders: storage === 's3' ? {} : { releases: RELEASES_DIR, media: MEDIA_DIR },
    keys: [signing, push, gateway].flatMap((file) => (file === undefined || file === 'off' ? [] : [file])),
    passphrase: set.BACKUP_PASSPHRASE || undefined,
  };
}

function tell(what: string, file: string, { tables, files, madeAt }: Manifest): void {
  const amounts = `${tables.length} tables, ${rowsOf({ tables })} rows, ${Object.keys(files).length} files`;
  console.log(`${what} ${file}: made at ${madeAt}, ${amounts}`);
}

/** Makes a backup, and records the result in the site's database. */
async function backUp(folder: string, keep: number | undefined): Promise<void> {
  const options = optionsFrom(process.env);
  const startedAt = new Date();
  const encrypted = options.passphrase !== undefined;
  const fileName = nameOfBackup(startedAt, encrypted);
  const file = join(folder, fileName);
  const about = { startedAt, fileName, folder: resolve(folder), encrypted };
  const record = async (how: Omit<NewBackupRow, keyof typeof about | 'endedAt'>) => {
    if (!(await recordBackup(options.databaseUrl, { ...about, ...how, endedAt: new Date() })))
      console.error('The database took no note of this, so the dashboard doesn’t show it.');
  };
  try {
    const made = await makeBackup(file, options);
    tell('Wrote', file, made);
    const { size: bytes } = await stat(file);
    await record({ status: 'done', bytes, rows: rowsOf(made), files: Object.keys(made.files).length });
  } catch (error) {
    await record({ status: 'failed', failure: failureOfMaking(error), error: detailOf(error) });
    throw error;
  }
  for (const name of keep ? await keepNewest(folder, keep) : []) console.log(`Removed ${name}`);
}

async function check(file: string): Promise<void> {
  const { BACKUP_PASSPHRASE: passphrase, DATABASE_URL: url } = environmentOf(process.env, [
    'DATABASE_URL',
    'BACKUP_PASSPHRASE',
  ]);
  tell('Checked', file, await checkBackup(file, passphrase));
  if (url) await recordTest(url, basename(file));
}

await runProgram({ usage: USAGE, otherwise: 'Nothing was done.' }, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const [verb, place, ...rest] = positionals;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (!place || rest.length > 0 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0)))
    throw new WrongUse();
  if (verb === 'backup') await backUp(place, keep);
  else if (verb === 'check') await check(place);
  else if (verb === 'restore') {
    const options = optionsFrom(process.env);
    // The names of migrations are of no use to an operator.
    Logger.overrideLogger(['error', 'warn']);
    tell('Restored', place, await restoreBackup(place, options, new Logger('Restore')));
  } else throw new WrongUse();
});
