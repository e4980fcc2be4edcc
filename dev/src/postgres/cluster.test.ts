import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareCluster } from './cluster.ts';
import { untilReady } from './connection.ts';

const CLUSTER = join(import.meta.dirname, 'cluster.ts');
const CONNECTION = join(import.meta.dirname, 'connection.ts');

it('stops the server and deletes its throwaway data when the process that started it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-cluster-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  const program = `
    const { prepareCluster } = await import(${JSON.stringify(CLUSTER)});
    const { untilReady } = await import(${JSON.stringify(CONNECTION)});
    const cluster = await prepareCluster(${JSON.stringify(dataDir)}, { durable: false });
    cluster.start();
    await untilReady(cluster.databaseUrl('postgres'));
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await new Promise((done) => supervisor.stdout.once('data', done));
  const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  supervisor.kill('SIGKILL');
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive, { timeout: 10_000 }).toBe(false);
  await expect.poll(() => existsSync(dataDir), { timeout: 10_000 }).toBe(false);
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

// Only root's server runs as another user.
it.runIf(process.getuid?.() === 0)(
  'starts as root from a private folder, which the server’s user can’t enter',
  async () => {
    const home = mkdtempSync(join(tmpdir(), 'boardwalk-private-'));
    const cluster = await prepareCluster(join(home, 'data/postgres'), { durable: false });
    expect(cluster.dataDir.startsWith(home)).toBe(false);
    const server = cluster.start();
    try {
      await untilReady(cluster.databaseUrl('postgres'));
    } finally {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
      rmSync(dirname(cluster.dataDir), { recursive: true, force: true });
      rmSync(home, { recursive: true, force: true });
    }
  },
  60_000,
);
