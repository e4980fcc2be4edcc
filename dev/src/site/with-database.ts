import { join } from 'node:path';
import { prepareCluster, runningCluster } from '../postgres/cluster.ts';
import { createDatabase, untilReady } from '../postgres/connection.ts';
import { lockData } from './data-lock.ts';
import { DATABASE } from './site-plans.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * Runs work on the database of a stopped site; the embedded one is started for it, and created if there is none.
 * @throws PlainError when the site is running.
 */
export async function withStoppedDatabase<T>(
  { databaseUrl, dataDir }: SiteSettings,
  work: (url: string) => T,
): Promise<Awaited<T>> {
  if (databaseUrl) return await work(databaseUrl);
  const unlock = lockData(dataDir);
  const cluster = await prepareCluster(join(dataDir, 'postgres'));
  const server = cluster.start();
  try {
    await untilReady(cluster.databaseUrl('postgres'));
    await createDatabase(cluster.databaseUrl('postgres'), DATABASE);
    return await work(cluster.databaseUrl(DATABASE));
  } finally {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await gone;
    unlock();
  }
}

/** Runs work on the database of a site, whether the site is running or not. */
export async function withDatabase<T>(settings: SiteSettings, work: (url: string) => T): Promise<Awaited<T>> {
  const running = runningDatabase(settings);
  return running ? await work(running) : withStoppedDatabase(settings, work);
}

/** Returns the address of a site's database: an outside one, or the embedded one while it runs. */
export function runningDatabase({ databaseUrl, dataDir }: SiteSettings): string | undefined {
  return databaseUrl ?? runningCluster(join(dataDir, 'postgres'))?.databaseUrl(DATABASE);
}
