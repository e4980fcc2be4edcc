import { ClsServiceManager } from 'nestjs-cls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { configurationFrom } from '../platform/config/configuration.ts';
import { Database } from '../platform/database/database.ts';
import { whileLocked } from './install-lock.ts';

let made: TestDatabase;
const opened: Database[] = [];
beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(async () => {
  for (const database of opened) await database.onApplicationShutdown();
  await made.drop();
});

function open(): Database {
  const database = new Database(
    configurationFrom({ DATABASE_URL: made.url }),
    ClsServiceManager.getClsService(),
  );
  opened.push(database);
  return database;
}

it('waits for the process that installs', async () => {
  const order: string[] = [];
  const installing = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const first = whileLocked(open(), async () => {
    installing.resolve();
    await finish.promise;
    order.push('first');
  });
  await installing.promise;
  const second = whileLocked(open(), async () => void order.push('second'));
  // Enough for the second one to request the lock.
  for (let trip = 0; trip < 20; trip += 1) await made.sql('SELECT 1');
  expect(order).toEqual([]);
  finish.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

it('passes on an error of the work', async () => {
  const failing = whileLocked(open(), () => Promise.reject(new Error('no text')));
  await expect(failing).rejects.toThrow('no text');
});
