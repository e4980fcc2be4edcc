import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApart } from '../build/build-apart.ts';
import { prepareCluster } from '../postgres/cluster.ts';
import { untilReady } from '../postgres/connection.ts';
import { lockData } from '../site/data-lock.ts';
import { databaseOf } from '../site/site-plans.ts';
import { readSiteSettings } from '../site/site-settings.ts';
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
  if (settings.databaseUrl) return removeFrom(settings.databaseUrl);
  const unlock = lockData(settings.dataDir);
  const cluster = await prepareCluster(join(settings.dataDir, 'postgres'));
  const server = cluster.start();
  try {
    await untilReady(databaseOf(cluster));
    removeFrom(databaseOf(cluster));
  } finally {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await gone;
    unlock();
  }
});
