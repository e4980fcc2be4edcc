import { afterAll, beforeAll, expect, it } from 'vitest';
import { cuttableProxy } from '../../../test/cuttable-proxy.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof cuttableProxy>>;
let api: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await cuttableProxy(new URL(database.url));
  api = await startTestApi({ database: { ...database, url: proxy.url.href } });
});
afterAll(async () => {
  await api.stop();
  await proxy.close();
  await database.drop();
});

it('responds with 503 while the database is down, and recovers by itself', async () => {
  const token = await api.as('nora', 'OWNER');
  expect((await api.call('GET /api/users', { token })).status).toBe(200);
  for (let outage = 0; outage < 3; outage += 1) {
    proxy.cut();
    expect((await api.call('GET /api/health/live')).status).toBe(200);
    expectError(await api.call('GET /api/health/ready'), 503, 'UNAVAILABLE');
    // More calls than the pool has connections, to detect a connection that isn't returned to the pool.
    const calls = Array.from({ length: 12 }, (_, index) =>
      api.call(index % 2 ? 'GET /api/users' : 'POST /api/roles', {
        token,
        ...(index % 2 === 0 && { body: { userId: 'auth0|x', role: 'HELPER' } }),
      }),
    );
    for (const answer of await Promise.all(calls)) expectError(answer, 503, 'UNAVAILABLE');
    proxy.restore();
    expect((await api.call('GET /api/health/ready')).status).toBe(200);
    const after = await Promise.all(Array.from({ length: 12 }, () => api.call('GET /api/users', { token })));
    expect(after.map(({ status }) => status)).toEqual(Array(12).fill(200));
  }
});
