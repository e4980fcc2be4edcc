import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
