import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { Database } from './database.ts';
import { drainLocked } from './drain-locked.ts';

type Due = { n: number };

let api: TestApi;
let database: Database;
beforeAll(async () => {
  api = await startTestApi();
  database = api.get(Database);
  await api.database.sql('CREATE TABLE due (n integer PRIMARY KEY, handled integer NOT NULL DEFAULT 0)');
});
beforeEach(async () => {
  await api.database.sql('TRUNCATE due');
  await api.database.sql('INSERT INTO due SELECT generate_series(1, 5)');
});
afterAll(() => api.stop());

const lockNext = async () => {
  database.requireTransaction();
  const { rows } = await database.queries.execute<Due>(
    sql`SELECT n FROM due WHERE handled = 0 ORDER BY n LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return rows[0];
};
const handle = ({ n }: Due) =>
  database.queries.execute(sql`UPDATE due SET handled = handled + 1 WHERE n = ${n}`);
const handled = async () => {
  const rows = await api.database.sql<Due & { handled: number }>('SELECT n, handled FROM due ORDER BY n');
  return rows.map((row) => row.handled);
};

it('handles every row in order, and returns their number', async () => {
  const order: number[] = [];
  const count = await drainLocked(database, lockNext, async (row) => {
    order.push(row.n);
    await handle(row);
  });
  expect(count).toBe(5);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(await handled()).toEqual([1, 1, 1, 1, 1]);
  expect(await drainLocked(database, lockNext, handle)).toBe(0);
});

it('rolls back only the row that fails, and leaves the later ones for the next run', async () => {
  const failing = async (row: Due) => {
    await handle(row);
    if (row.n === 3) throw new Error('The third row fails.');
  };
  await expect(drainLocked(database, lockNext, failing)).rejects.toThrow('The third row fails.');
  expect(await handled()).toEqual([1, 1, 0, 0, 0]);
  expect(await drainLocked(database, lockNext, handle)).toBe(3);
});

it('commits each row before it locks the next one', async () => {
  const seen: number[][] = [];
  await drainLocked(
    database,
    async () => {
      seen.push(await handled());
      return lockNext();
    },
    handle,
  );
  expect(seen).toEqual([
    [0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 1, 1, 0, 0],
    [1, 1, 1, 1, 0],
    [1, 1, 1, 1, 1],
  ]);
});

it('handles each row once when two runs share the rows', async () => {
  // Both runs hold a row before either handles it, so that each has to skip the row of the other.
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const waiting = async (row: Due) => {
    holding += 1;
    if (holding === 2) bothHold.resolve();
    await bothHold.promise;
    await handle(row);
  };
  const counts = await Promise.all([
    drainLocked(database, lockNext, waiting),
    drainLocked(database, lockNext, waiting),
  ]);
  expect(counts[0] + counts[1]).toBe(5);
  expect(await handled()).toEqual([1, 1, 1, 1, 1]);
});
