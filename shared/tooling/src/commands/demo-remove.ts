import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApart } from '../build/build-apart.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { withStoppedDatabase } from '../site/with-database.ts';
import { BUILD, ROOT } from '../workspace/folders.ts';
import { PlainError } from './plain-error.ts';
import { runCommand } from './run-command.ts';

/** Takes the demo community out of a database; what real people made stays. */
function removeFrom(databaseUrl: string): void {
  const program = join(BUILD, 'services/api/remove-demo.js');
  const { status } = spawnSync(process.execPath, [program], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (status !== 0) throw new PlainError('The demo community could not be removed; the lines above say why.');
}

await runCommand(async () => {
  const settings = readSiteSettings(process.env);
  buildApart();
  await withStoppedDatabase(settings, removeFrom);
});
