import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { Database } from './database.ts';

let api: TestApi;
let database: Database;
beforeAll(async () => {
  api = await startTestApi();
  database = api.get(Database);
  await api.database.sql('CREATE TABLE counters (name text PRIMARY KEY, n integer NOT NULL DEFAULT 0)');
  await api.database.sql(`INSERT INTO counters VALUES ('left'), ('right')`);
});
afterAll(() => api.stop());

const add = (name: string) =>
  database.queries.execute(sql`UPDATE counters SET n = n + 1 WHERE name = ${name}`);
const counted = async () => {
  const rows = await api.database.sql<{ n: number }>('SELECT n FROM counters ORDER BY name');
  return rows.map(({ n }) => n);
};

it('repeats a transaction from the start after a deadlock, with its callbacks after the commit', async () => {
  const tries = { one: 0, other: 0 };
  const followed: string[] = [];
  // Both hold one row before either requests the second one, in the first attempt only.
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const work = (who: keyof typeof tries, first: string, second: string) =>
    database.transaction(async () => {
      tries[who] += 1;
      database.afterCommit(() => followed.push(who));
      await add(first);
      holding += 1;
      if (holding === 2) bothHold.resolve();
      await bothHold.promise;
      // Part of the same transaction: only the outermost is repeated.
      await database.transaction(() => add(second));
    });
  await Promise.all([work('one', 'left', 'right'), work('other', 'right', 'left')]);
  expect(tries.one + tries.other).toBe(3);
  expect(followed.sort()).toEqual(['one', 'other']);
  expect(await counted()).toEqual([2, 2]);
});

it('gives up after three attempts, and doesn’t repeat after any other error', async () => {
  let tries = 0;
  const failing = (state: string) =>
    database.transaction(async () => {
      tries += 1;
      await database.queries.execute(
        sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$`),
      );
    });
  await expect(failing('40001')).rejects.toThrow();
  expect(tries).toBe(3);
  await expect(failing('23505')).rejects.toThrow();
  expect(tries).toBe(4);
});
