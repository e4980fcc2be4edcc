import { ClsServiceManager } from 'nestjs-cls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { configurationFrom } from '../config/configuration.ts';
import { Database } from '../database/database.ts';
import { EVERY_HOUR, Jobs } from './jobs.ts';

const NAME = 'test.work';
const now = () => ({ at: new Date() });
let database: TestDatabase;
let way: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  way = new Database(configurationFrom({ DATABASE_URL: database.url }), ClsServiceManager.getClsService());
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

it('keeps a job until it is due, even beyond a year', async () => {
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

it('updates a queue of an older version to the current options, and deletes finished jobs after a day', async () => {
  const old = new Jobs(way);
  old.work(NAME, async () => {}, { expireInSeconds: 30, deleteAfterSeconds: 604_800 } as object);
  await old.onApplicationBootstrap();
  await old.beforeApplicationShutdown();
  const jobs = new Jobs(way);
  jobs.work(NAME, async () => {}, { expireInSeconds: 300 });
  await jobs.onApplicationBootstrap();
  expect(
    await database.sql(`SELECT expire_seconds, deletion_seconds FROM jobs.queue WHERE name = '${NAME}'`),
  ).toEqual([{ expire_seconds: 300, deletion_seconds: 86_400 }]);
  await jobs.send(NAME, now());
  const finished = () =>
    database.sql(
      `SELECT 1 FROM jobs.job WHERE name = '${NAME}' AND state = 'completed' AND deletion_seconds = 86400`,
    );
  await expect.poll(finished, { timeout: 10_000 }).toHaveLength(1);
  await jobs.beforeApplicationShutdown();
});

it('ends the schedules of queues that no longer exist', async () => {
  const old = new Jobs(way);
  old.work('test.gone', async () => {}, { cron: EVERY_HOUR });
  await old.onApplicationBootstrap();
  await old.beforeApplicationShutdown();
  const jobs = await start(async () => {});
  expect(await database.sql('SELECT name FROM jobs.schedule')).toEqual([]);
  await jobs.beforeApplicationShutdown();
});

it('waits for running work before it stops', async () => {
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
  // Enough round trips for a stop that doesn't wait to finish.
  for (let trip = 0; trip < 20; trip += 1) await database.sql('SELECT 1');
  expect(stopped).toBe(false);
  finish();
  await stop;
  expect(await database.sql(`SELECT state FROM jobs.job WHERE name = '${NAME}'`)).toEqual([
    { state: 'completed' },
  ]);
});

it('runs each job once when several processes poll for it', async () => {
  const other = new Database(
    configurationFrom({ DATABASE_URL: database.url }),
    ClsServiceManager.getClsService(),
  );
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

it('passes each job its own payload, retries it after a failure, and moves it to the dead-letter queue after its last attempt', async () => {
  const jobs = new Jobs(way);
  const seen: string[] = [];
  const dead: string[] = [];
  const options = { batchSize: 1, retryLimit: 1, retryBackoff: false, deadLetter: 'test.dead' };
  jobs.work<{ id: string }>(
    NAME,
    async ([job]) => {
      seen.push(job?.data.id ?? '');
      if (job?.data.id === 'bad') throw new Error('bad');
    },
    options,
  );
  jobs.work<{ id: string }>('test.dead', async (letters) => {
    dead.push(...letters.map(({ data }) => data.id));
  });
  await jobs.onApplicationBootstrap();
  await jobs.send(NAME, { data: { id: 'bad' } });
  await jobs.send(NAME, { data: { id: 'good' } });
  await expect.poll(() => dead, { timeout: 15_000 }).toEqual(['bad']);
  // The good job may run after the bad one's last attempt.
  await expect.poll(() => seen.toSorted(), { timeout: 15_000 }).toEqual(['bad', 'bad', 'good']);
  await jobs.beforeApplicationShutdown();
});

/** Queues whose schedule finds the work in the database when a job is lost. */
const CAUGHT_UP = [
  '__pgboss__send-it',
  'media.avif',
  'submissions.finish-decision',
  'submissions.step',
  // A member requested it and sees that it failed; the nightly one is repeated the next night.
  'backups.make',
];

it('schedules recurring work', async () => {
  const api = await startTestApi({ database });
  const scheduled = await database.sql<{ name: string; cron: string }>(
    'SELECT name, cron FROM jobs.schedule ORDER BY cron DESC, name',
  );
  expect(scheduled.map(({ name, cron }) => `${cron} ${name}`)).toEqual([
    '0 * * * * periodic.hour',
    '0 * * * * personal-data.erase',
    '0 * * * * streams.order',
    '*/10 * * * * site-watch.look',
    '* * * * * backend-hooks.send',
    '* * * * * chat.send',
    '* * * * * inbox.wake',
    '* * * * * moderation.expire',
    '* * * * * news.publish-due',
    '* * * * * notifications.send',
    '* * * * * notifications.tell',
    '* * * * * periodic.minute',
    '* * * * * streams.poll',
  ]);
  // Jobs without a schedule are retried for at least two hours: an outage may last longer than seconds.
  const queues = await database.sql<{ name: string; limit: number; delay: number; most: number }>(
    `SELECT name, retry_limit AS limit, retry_delay AS delay, coalesce(retry_delay_max, 2147483647) AS most FROM jobs.queue
     WHERE name NOT IN (SELECT name FROM jobs.schedule) AND name NOT IN (SELECT dead_letter FROM jobs.queue WHERE dead_letter IS NOT NULL)`,
  );
  const secondsOf = ({ limit, delay, most }: (typeof queues)[number]) =>
    Array.from({ length: limit }, (_, attempt) => Math.min(most, delay * 2 ** attempt)).reduce(
      (sum, one) => sum + one,
      0,
    );
  const short = queues.filter((queue) => secondsOf(queue) < 7_200).map(({ name }) => name);
  expect(short.filter((name) => !CAUGHT_UP.includes(name)).sort()).toEqual([]);
  // Handlers read properties of the data.
  expect(await database.sql('SELECT name FROM jobs.job WHERE data IS NULL')).toEqual([]);
  await api.stop();
});
