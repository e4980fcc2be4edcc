import { afterAll, beforeAll, expect, it } from 'vitest';
import { cuttableProxy } from '../../../test/cuttable-proxy.ts';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { listen } from '../../../test/test-events.ts';
import { publish, serve } from '../../../test/test-releases.ts';

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof cuttableProxy>>;
let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await cuttableProxy(new URL(database.url));
  api = await startTestApi({ database: { ...database, url: proxy.url.href } });
  other = await startTestApi({ database });
  await publish(database, 'news', '1');
});
afterAll(async () => {
  await api.stop();
  await other.stop();
  await proxy.close();
  await database.drop();
});

const soon = { timeout: 1_000, interval: 10 };
const tell = (event: object) =>
  database.sql(`SELECT pg_notify('release_event', $1)`, [JSON.stringify(event)]);

it('sends the number of the set immediately', async () => {
  const seq = await serve(database, 'news', { live: '1' });
  const { named, close } = await listen(api);
  await expect.poll(() => named('set').at(-1), soon).toEqual({ seq });
  close();
});

it('notifies every subscriber in every process within a second', async () => {
  const listeners = await Promise.all([listen(api), listen(api), listen(other)]);
  const seq = await serve(database, 'news', { live: '1', canary: '1' });
  for (const { named } of listeners) await expect.poll(() => named('set').at(-1), soon).toEqual({ seq });
  const data = { name: 'news', version: '2', to: '1' };
  await tell({ event: 'demoted', data });
  await tell({ event: 'nonsense', data });
  for (const { named } of listeners) await expect.poll(() => named('demoted'), soon).toEqual([data]);
  for (const { close, received } of listeners) {
    expect(received.map(({ name }) => name)).not.toContain('nonsense');
    close();
  }
});

it('notifies of a remote’s health at most every two seconds', async () => {
  const { named, close } = await listen(other);
  for (let time = 0; time < 10; time += 1) await tell({ event: 'health', data: { name: 'news' } });
  await tell({ event: 'health', data: { name: 'docs' } });
  await expect.poll(() => named('health'), soon).toEqual([{ name: 'news' }, { name: 'docs' }]);
  await new Promise((done) => setTimeout(done, 1_000));
  expect(named('health')).toHaveLength(2);
  await expect.poll(() => named('health').length, { timeout: 2_000 }).toBe(3);
  close();
});

it('catches up on missed changes once the database is reachable', async () => {
  const { named, close } = await listen(api);
  proxy.cut();
  const seq = await serve(database, 'news', { live: '1' });
  await new Promise((done) => setTimeout(done, 300));
  proxy.restore();
  await expect.poll(() => named('set').at(-1), { timeout: 8_000, interval: 20 }).toEqual({ seq });
  close();
});
