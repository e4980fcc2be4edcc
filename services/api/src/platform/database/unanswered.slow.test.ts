import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareCluster, untilReady } from '@boardwalk/dev/postgres';
import { expect, it } from 'vitest';
import { cuttableProxy } from '../../../test/cuttable-proxy.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

const environment = { DATABASE_STATEMENT_TIMEOUT: '1000', DATABASE_POOL_SIZE: '5' };
/** Time limit for readiness to report that the database doesn't respond. */
const READINESS_MS = 2_000;

/** Makes more concurrent calls than the pool has connections, half of them in a transaction. */
async function callAll(api: TestApi, token: string) {
  const calls = Array.from({ length: 12 }, (_, index) =>
    index % 2
      ? api.call('GET /api/users?search=a', { token })
      : api.call('POST /api/roles', { token, body: { userId: 'auth0|x', role: 'HELPER' } }),
  );
  return Promise.all(calls);
}

async function expectSaidSo(api: TestApi, token: string): Promise<void> {
  const begin = performance.now();
  expectError(await api.call('GET /api/health/ready'), 503, 'UNAVAILABLE');
  expect(performance.now() - begin).toBeLessThan(READINESS_MS);
  for (const answer of await callAll(api, token)) expectError(answer, 503, 'UNAVAILABLE');
  expect((await api.call('GET /api/health/live')).status).toBe(200);
}

async function expectRecovered(api: TestApi, token: string): Promise<void> {
  await expect
    .poll(async () => (await api.call('GET /api/health/ready')).status, { timeout: 10_000 })
    .toBe(200);
  const statuses = (await callAll(api, token)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map((_, index) => (index % 2 ? 200 : 404)));
}

it('responds with 503 in bounded time and recovers by itself when all packets are lost', async () => {
  const database = await createTestDatabase();
  const proxy = await cuttableProxy(new URL(database.url));
  const api = await startTestApi({ database: { ...database, url: proxy.url.href }, environment });
  const token = await api.as('nora', 'OWNER');
  await callAll(api, token);
  proxy.swallow();
  await expectSaidSo(api, token);
  proxy.restore();
  await expectRecovered(api, token);
  await api.stop();
  await proxy.close();
  await database.drop();
});

it('responds with 503 in bounded time and recovers by itself when PostgreSQL is paused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-paused-'));
  chmodSync(folder, 0o755);
  const cluster = await prepareCluster(join(folder, 'postgres'), { durable: false });
  const server = cluster.start();
  const url = cluster.databaseUrl('postgres');
  await untilReady(url);
  const database: TestDatabase = { url, sql: async () => [], drop: async () => {} };
  const api = await startTestApi({ database, environment });
  const token = await api.as('nora', 'OWNER');
  await callAll(api, token);
  // The postmaster first, so that it starts no further processes.
  const paused = [server.pid ?? 0, ...childrenOf(server.pid ?? 0)];
  for (const pid of paused) process.kill(pid, 'SIGSTOP');
  try {
    await expectSaidSo(api, token);
  } finally {
    for (const pid of paused) process.kill(pid, 'SIGCONT');
  }
  await expectRecovered(api, token);
  await api.stop();
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGINT');
  await gone;
  rmSync(folder, { recursive: true, force: true });
});

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (of === parent && pid ? [pid] : []));
}
