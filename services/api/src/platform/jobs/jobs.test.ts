import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { configurationFrom } from '../config/configuration.ts';
import { Database } from '../database/database.ts';
import { Jobs } from './jobs.ts';

const NAME = 'test.work';
const now = () => ({ at: new Date() });
let database: TestDatabase;
let way: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  way = new Database(configurationFrom({ DATABASE_URL: database.url }));
});
afterEach(async () => {
  await way.onApplicationShutdown();
  await database.drop();
});

const start = async (handle: () => Promise<void>) => {
  const jobs = new Jobs(way);
  jobs.work(NAME, handle);
  await jobs.onApplicationBootstrap();
  return jobs;
};

it('sends a job with the transaction that it belongs to, or not at all', async () => {
  const jobs = await start(async () => {});
  const rolledBack = way.transaction(async () => {
    await jobs.send(NAME, now());
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  const sent = () => database.sql(`SELECT 1 FROM jobs.job WHERE name = '${NAME}'`);
  expect(await sent()).toHaveLength(0);
  await way.transaction(() => jobs.send(NAME, now()));
  expect(await sent()).toHaveLength(1);
  await jobs.beforeApplicationShutdown();
});

it('keeps a job until it is due, however long that is', async () => {
  const jobs = await start(async () => {});
  const at = new Date(Date.now() + 400 * 86_400_000);
  await jobs.send(NAME, { at });
  const [job] = await database.sql<{ start_after: Date; keep_until: Date }>(
    `SELECT start_after, keep_until FROM jobs.job WHERE name = '${NAME}'`,
  );
  expect(job?.start_after).toEqual(at);
  expect(job?.keep_until.getTime()).toBeGreaterThan(at.getTime());
  await jobs.beforeApplicationShutdown();
});

it('waits for the work that is under way before it stops', async () => {
  let finish = () => {};
  let begun = false;
  const jobs = await start(async () => {
    begun = true;
    await new Promise<void>((done) => {
      finish = done;
    });
  });
  await jobs.send(NAME, now());
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(true);
  let stopped = false;
  const stop = jobs.beforeApplicationShutdown().then(() => {
    stopped = true;
  });
  // A round trip to the database is time enough to stop for somebody who doesn't wait.
  for (let trip = 0; trip < 20; trip += 1) await database.sql('SELECT 1');
  expect(stopped).toBe(false);
  finish();
  await stop;
  expect(await database.sql(`SELECT state FROM jobs.job WHERE name = '${NAME}'`)).toEqual([
    { state: 'completed' },
  ]);
});

it('does each job once, whoever of several hears of it', async () => {
  const other = new Database(configurationFrom({ DATABASE_URL: database.url }));
  let done = 0;
  const handle = async () => {
    done += 1;
  };
  const jobs = await start(handle);
  const second = new Jobs(other);
  second.work(NAME, handle);
  await second.onApplicationBootstrap();
  await jobs.send(NAME, now());
  const left = () => database.sql(`SELECT 1 FROM jobs.job WHERE name = '${NAME}' AND state <> 'completed'`);
  await expect.poll(left, { timeout: 10_000 }).toHaveLength(0);
  expect(done).toBe(1);
  await Promise.all([jobs.beforeApplicationShutdown(), second.beforeApplicationShutdown()]);
  await other.onApplicationShutdown();
});
