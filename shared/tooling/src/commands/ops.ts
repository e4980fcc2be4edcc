import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApart } from '../build/build-apart.ts';
import { signingKeyFile } from '../release/signing-key.ts';
import { readSiteSettings, type SiteSettings } from '../site/site-settings.ts';
import { runningDatabase, withDatabase, withStoppedDatabase } from '../site/with-database.ts';
import { BUILD, ROOT } from '../workspace/folders.ts';
import { PlainError, UsageError } from './plain-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage:
  npm run ops -- backup [folder] [--keep <number>]   writes the whole site into a file; .data-backups unless a folder is named
  npm run ops -- check <file>                        reads a backup as restoring does, and changes nothing
  npm run ops -- restore <file>                      makes a site out of it, where there is none yet

BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, encrypts a backup, and opens one. More: docs/operations/backups.md`;
const DEFAULT_FOLDER = '.data-backups';

/** Runs the API's own program with what the site's processes are told. */
function runProgram(args: string[], { dataDir }: SiteSettings, databaseUrl?: string): void {
  const { status } = spawnSync(process.execPath, [join(BUILD, 'services/api/backup.js'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      RELEASES_DIR: join(dataDir, 'releases'),
      MEDIA_DIR: join(dataDir, 'media'),
      RELEASE_SIGNING_KEY_FILE: signingKeyFile(),
      ...process.env,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  if (status !== 0) throw new PlainError('It came to nothing; the lines above say why.');
}

/** Paths are meant from where the command was called. */
const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? ROOT, path);

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const [verb, place, ...rest] = positionals;
  const settings = readSiteSettings(process.env);
  if (verb === 'backup' && rest.length === 0) {
    buildApart();
    const keep = values.keep === undefined ? [] : ['--keep', values.keep];
    const folder = fromHere(place ?? DEFAULT_FOLDER);
    await withDatabase(settings, (url) => runProgram(['backup', folder, ...keep], settings, url));
  } else if (verb === 'check' && place && rest.length === 0) {
    buildApart();
    runProgram(['check', fromHere(place)], settings, runningDatabase(settings));
  } else if (verb === 'restore' && place && rest.length === 0) {
    buildApart();
    await withStoppedDatabase(settings, (url) => runProgram(['restore', fromHere(place)], settings, url));
  } else throw new UsageError(USAGE);
});
