import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { TestIssuer } from '../../../test/test-issuer.ts';
import { hasRedis, startTestRedis, type TestRedis } from '../../../test/test-redis.ts';
import { Database } from '../database/database.ts';
import { ProcessEvents } from './process-events.ts';

const soon = { timeout: 3_000, interval: 10 };
const CHANNEL = 'presence';

/** Returns the payloads that a process receives on a channel. */
function heardBy(api: TestApi): (string | undefined)[] {
  const heard: (string | undefined)[] = [];
  api.get(ProcessEvents).on(CHANNEL, (payload) => heard.push(payload));
  return heard;
}

describe.each(['PostgreSQL', 'Redis'] as const)('by %s', (engine) => {
  // Without redis-server only the other engine is tested; npm run verify has it.
  const run = it.skipIf(engine === 'Redis' && !hasRedis);
  let issuer: TestIssuer;
  let database: TestDatabase;
  let redis: TestRedis | undefined;
  let [one, other]: TestApi[] = [];
  const processes = () => [one, other] as [TestApi, TestApi];
  const start = () =>
    startTestApi({
      database,
      issuer,
      environment: {
        RATE_LIMIT_FACTOR: '0.1',
        REDIS_URL: redis?.url ?? '',
        REDIS_PREFIX: 'test:',
      },
    });

  beforeAll(async () => {
    if (engine === 'Redis' && !hasRedis) return;
    if (engine === 'Redis') redis = await startTestRedis();
    database = await createTestDatabase();
    issuer = await TestIssuer.start();
    [one, other] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await database?.drop();
    await issuer?.stop();
    await redis?.kill();
  });

  run('a message reaches every process, including the sender', async () => {
    const heard = processes().map(heardBy);
    await one?.get(ProcessEvents).notify(CHANNEL, 'here: “ä”');
    for (const messages of heard) await expect.poll(() => messages, soon).toContain('here: “ä”');
  });

  run('a message in a transaction is sent on commit', async () => {
    const [sender, receiver] = processes();
    const heard = heardBy(receiver);
    const database = sender.get(Database);
    await database.transaction(async () => {
      await sender.get(ProcessEvents).notify(CHANNEL, 'committed');
      await new Promise((done) => setTimeout(done, 200));
      expect(heard).not.toContain('committed');
    });
    await expect.poll(() => heard, soon).toContain('committed');
  });

  run('a message in a failed transaction is never sent', async () => {
    const [sender, receiver] = processes();
    const heard = heardBy(receiver);
    const failing = sender.get(Database).transaction(async () => {
      await sender.get(ProcessEvents).notify(CHANNEL, 'rolled back');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await sender.get(ProcessEvents).notify(CHANNEL, 'after it');
    await expect.poll(() => heard, soon).toContain('after it');
    expect(heard).not.toContain('rolled back');
  });

  run('a notification of a database trigger is received', async () => {
    const heard = processes().map(heardBy);
    await database.sql('SELECT pg_notify($1, $2)', [CHANNEL, 'by a trigger']);
    for (const messages of heard) await expect.poll(() => messages, soon).toContain('by a trigger');
  });

  run('the calls of a caller are counted, across all processes with Redis', async () => {
    const [first, second] = processes();
    const token = await first.as(`eager-${engine}`);
    // A tenth of the real limit: 6 per minute.
    const write = (api: TestApi) => api.call('PUT /api/users/me', { token, body: {} });
    for (let made = 0; made < 3; made += 1)
      for (const api of [first, second]) expect((await write(api)).status).toBe(200);
    const next = await write(second);
    if (engine === 'Redis') expectError(next, 429, 'TOO_MANY_REQUESTS');
    else expect(next.status).toBe(200);
  });
});

describe('without a response of Redis', () => {
  it.skipIf(!hasRedis)(
    'keeps the site working, and notifies listeners that messages may have been missed',
    async () => {
      const redis = await startTestRedis();
      const api = await startTestApi({ environment: { REDIS_URL: redis.url } });
      try {
        const heard = heardBy(api);
        await redis.kill();
        const token = await api.as('patient');
        expect((await api.call('PUT /api/users/me', { token, body: {} })).status).toBe(200);
        await api.get(ProcessEvents).notify(CHANNEL, 'lost');
        await redis.start();
        await expect.poll(() => heard, { timeout: 8_000 }).toContain(undefined);
        const tellAgain = async () => {
          await api.get(ProcessEvents).notify(CHANNEL, 'heard');
          return heard;
        };
        await expect.poll(tellAgain, { timeout: 8_000 }).toContain('heard');
        expect(heard).not.toContain('lost');
      } finally {
        await api.stop();
        await redis.kill();
      }
    },
  );
});
