import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareCluster } from './cluster.ts';
import { createDatabase, runStatement, untilReady } from './connection.ts';

/** A server for tests: the one that DATABASE_URL names, else an embedded one that is deleted afterwards. */
export interface TestServer {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Linux's folder for files in memory. A database is a thousand small files: a copy takes 50 ms there, and 800 ms on a disk. */
const MEMORY = '/dev/shm';
/** More than the databases of a whole run take. */
const ENOUGH_BYTES = 1024 ** 3;

/** Starts (or connects to) a real PostgreSQL for tests. Databases created on an outside server are dropped at the end. */
export async function startTestServer(): Promise<TestServer> {
  const outside = process.env.DATABASE_URL;
  const embedded = outside ? undefined : await startEmbedded();
  const admin = outside ?? embedded?.url ?? '';
  const made: string[] = [];
  return {
    async createDatabase() {
      const name = `boardwalk_test_${randomBytes(6).toString('hex')}`;
      await createDatabase(admin, name);
      made.push(name);
      const url = new URL(admin);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      if (embedded) return embedded.stop();
      for (const name of made) await runStatement(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Returns a folder in memory if there is enough of it; containers often have very little. */
function throwawayFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function startEmbedded() {
  const folder = mkdtempSync(join(throwawayFolder(), 'boardwalk-test-'));
  chmodSync(folder, 0o755);
  const cluster = await prepareCluster(join(folder, 'postgres'), { durable: false });
  const server = cluster.start();
  const url = cluster.databaseUrl('postgres');
  await untilReady(url);
  return {
    url,
    async stop() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await gone;
      rmSync(cluster.dataDir, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
