import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import { environmentWithDatabase, runProgram, WrongUse } from '../platform/program/run-program.ts';
import { type BackupOptions, makeBackup, restoreBackup } from './backup.ts';
import { keepNewest, nameOfBackup } from './kept-backups.ts';
import type { Manifest } from './manifest.ts';

const USAGE = `Usage:
  node backup.js backup <folder> [--keep <number>]   writes boardwalk-<time>.tar.gz into the folder; keeps the newest ones
  node backup.js restore <file>                      into an empty database and empty folders

Both read DATABASE_URL (or DATABASE_URL_FILE), RELEASES_DIR, MEDIA_DIR, RELEASE_SIGNING_KEY_FILE, VAPID_KEY_FILE and GATEWAY_KEY_FILE as the API does.
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
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${what} ${file}: made at ${madeAt}, ${tables.length} tables, ${rows} rows, ${Object.keys(files).length} files`,
  );
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
  const options = optionsFrom(process.env);
  if (verb === 'backup') {
    const file = join(place, nameOfBackup(new Date(), options.passphrase !== undefined));
    tell('Wrote', file, await makeBackup(file, options));
    for (const name of keep ? await keepNewest(place, keep) : []) console.log(`Removed ${name}`);
  } else if (verb === 'restore') {
    tell('Restored', place, await restoreBackup(place, options, new Logger('Restore')));
  } else throw new WrongUse();
});
