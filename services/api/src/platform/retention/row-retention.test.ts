import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { ClsServiceManager } from 'nestjs-cls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { discoveryOf } from '../../../test/test-discovery.ts';
import { configurationFrom } from '../config/configuration.ts';
import { instantColumn } from '../database/columns.ts';
import { Database } from '../database/database.ts';
import { Retention, type RetentionRule } from './retention.decorator.ts';
import { RowRetentionService } from './row-retention.service.ts';

const notes = pgTable('notes', { state: text('state'), at: instantColumn('at') });
const missing = pgTable('missing', { at: instantColumn('at') });
let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await createEmptyDatabase();
  database = new Database(configurationFrom({ DATABASE_URL: made.url }), ClsServiceManager.getClsService());
  await made.sql('CREATE TABLE notes (state text, at timestamptz)');
});
afterAll(async () => {
  await database.onApplicationShutdown();
  await made.drop();
});

async function retentionWith(...rules: RetentionRule[]): Promise<RowRetentionService> {
  @Retention(rules)
  class NotesRepository {}
  const [discovery] = await discoveryOf(NotesRepository);
  return new RowRetentionService(database, discovery);
}
const insert = (count: number, state: string, age: string) =>
  made.sql(`INSERT INTO notes SELECT $1, now() - $2::interval FROM generate_series(1, ${count})`, [
    state,
    age,
  ]);
const left = async () =>
  (await made.sql<{ state: string }>('SELECT DISTINCT state FROM notes ORDER BY 1')).map(
    ({ state }) => state,
  );

it('deletes all old rows of a rule, in batches, and no others', async () => {
  await insert(5_001, 'old', '31 days');
  await insert(1, 'new', '29 days');
  await insert(1, 'waiting', '31 days');
  const when = sql`${notes.state} = 'old' OR ${notes.state} = 'new'`;
  const retention = await retentionWith({ table: notes, column: notes.at, age: '30 days', when });
  expect(await retention.deleteOld()).toEqual({ notes: 5_001 });
  expect(await left()).toEqual(['new', 'waiting']);
  expect(await retention.deleteOld(new Date(Date.now() + 2 * 86_400_000))).toEqual({ notes: 1 });
  expect(await left()).toEqual(['waiting']);
});

it('applies the other rules when one fails, and then reports it', async () => {
  const broken = { table: missing, column: missing.at, age: '1 day' };
  const retention = await retentionWith(broken, { table: notes, column: notes.at, age: '30 days' });
  await expect(retention.deleteOld()).rejects.toThrow();
  expect(await left()).toEqual([]);
});
