import { readdirSync, readFileSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pools = (count: number) =>
  Array.from({ length: count }, () => new pg.Pool({ connectionString: database.url, max: 1 }));
const quiet = new Logger('test');
quiet.log = () => {};

it('carries every migration of the folder', () => {
  const folder = new URL('../../../migrations/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  expect(migrations).toEqual(
    files
      .sort()
      .map((file) => ({ name: file.replace('.sql', ''), sql: readFileSync(new URL(file, folder), 'utf8') })),
  );
});

it('is done by one of several processes that start at once', async () => {
  const racing = pools(4);
  await Promise.all(racing.map((pool) => migrate(pool, quiet)));
  await Promise.all(racing.map((pool) => pool.end()));
  const rows = await database.sql('SELECT name FROM schema_migrations ORDER BY name');
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
});

it('leaves the schema of a newer version alone, and nothing of a migration that fails', async () => {
  const [pool] = pools(1);
  if (!pool) return;
  await database.sql(`INSERT INTO schema_migrations (name, hash) VALUES ('9999_future', 'x')`);
  await migrate(pool, quiet);
  const broken = [
    { name: 'broken', sql: 'CREATE TABLE half (id int);--> statement-breakpoint\nSELECT nonsense;' },
  ];
  await expect(migrate(pool, quiet, broken)).rejects.toThrow('nonsense');
  await pool.end();
  const rows = await database.sql(`SELECT 1 FROM information_schema.tables WHERE table_name = 'half'`);
  expect(rows).toEqual([]);
});

it('indexes the search by trigrams where the extension can be had', async () => {
  const [extension] = await database.sql(`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`);
  const [index] = await database.sql(`SELECT 1 FROM pg_indexes WHERE indexname = 'users_by_search_text'`);
  expect(index !== undefined).toBe(extension !== undefined);
});
