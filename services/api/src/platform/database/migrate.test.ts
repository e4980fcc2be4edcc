import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, quietLogger, type TestDatabase } from '../../../test/test-database.ts';
import { ConfigurationError } from '../config/configuration-error.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { migrate } from './migrate.ts';
import { migrations, readMigration } from './migrations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

it('includes every migration of the folder', () => {
  const folder = new URL('../../../migrations/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  expect(migrations).toEqual(
    files
      .sort()
      .map((file) => ({ name: file.replace('.sql', ''), sql: readFileSync(new URL(file, folder), 'utf8') })),
  );
});

it('migrates in one of several processes that start simultaneously', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, quietLogger)));
  const rows = await database.sql('SELECT name FROM schema_migrations ORDER BY name');
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
});

it('logs that it waits for another process, and which one', { timeout: 20_000 }, async () => {
  const other = new pg.Client({ connectionString: database.url, application_name: 'hangs' });
  await other.connect();
  await other.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
  const said: string[] = [];
  const logger = { log: () => {}, warn: (text: string) => said.push(text) } as unknown as Logger;
  const migrated = migrate(database.url, logger);
  await expect.poll(() => said, { timeout: 10_000 }).toHaveLength(1);
  expect(said[0]).toMatch(/^Waiting for the lock of migrations, which process \d+ of PostgreSQL \(hangs, /);
  await other.end();
  await migrated;
});

it('leaves the schema of a newer version alone, and rolls back a migration that fails', async () => {
  await database.sql(`INSERT INTO schema_migrations (name, hash) VALUES ('9999_future', 'x')`);
  await migrate(database.url, quietLogger);
  const broken = [
    { name: 'broken', sql: 'CREATE TABLE half (id int);--> statement-breakpoint\nSELECT nonsense;' },
  ];
  await expect(migrate(database.url, quietLogger, broken)).rejects.toThrow('nonsense');
  const rows = await database.sql(`SELECT 1 FROM information_schema.tables WHERE table_name = 'half'`);
  expect(rows).toEqual([]);
});

it('warns when the database is newer than this version', async () => {
  await database.sql(
    `INSERT INTO schema_migrations (name, hash) VALUES ('9999_future', 'x') ON CONFLICT DO NOTHING`,
  );
  const warnings: string[] = [];
  const logger = Object.assign(new Logger('test'), {
    log: () => {},
    warn: (message: string) => warnings.push(message),
  });
  await migrate(database.url, logger);
  expect(warnings).toEqual([
    expect.stringContaining('newer than this version, which doesn’t know 9999_future'),
  ]);
});

it('indexes the search by trigrams where the extension is available', async () => {
  const [extension] = await database.sql(`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`);
  const [index] = await database.sql(`SELECT 1 FROM pg_indexes WHERE indexname = 'users_by_search_text'`);
  expect(index !== undefined).toBe(extension !== undefined);
});

it('defines no function that hides errors', async () => {
  const hiding = await database.sql(
    `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~* 'when\\s+others'`,
  );
  expect(hiding).toEqual([]);
});

describe('a migration that conflicts with other transactions', () => {
  const addColumn = {
    name: 'column',
    sql: 'ALTER TABLE install_steps ADD COLUMN IF NOT EXISTS told text;',
  };
  /** Holds a lock on the table, like a long report, until it is released. */
  async function readAtLength() {
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT 1 FROM install_steps');
    return reader;
  }

  it('lets queued statements proceed while it waits, and retries', async () => {
    const reader = await readAtLength();
    const migrating = migrate(database.url, quietLogger, [addColumn]);
    // The first attempt has timed out by now: without a timeout, this statement would queue behind it.
    await pause(300);
    await database.sql(`SET lock_timeout = '5s'; SELECT 1 FROM install_steps`);
    await reader.query('COMMIT');
    await reader.end();
    await migrating;
    expect(await database.sql(`SELECT 1 FROM schema_migrations WHERE name = 'column'`)).toHaveLength(1);
  });

  it('creates an index without blocking writers, and again after a failed attempt', async () => {
    await database.sql(`INSERT INTO install_steps (name, told) VALUES ('one', 'same'), ('two', 'same')`);
    const sql =
      '-- migrate: concurrently\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "steps_told" ON install_steps (told);';
    const indexing = [{ name: 'indexing', sql }];
    await expect(migrate(database.url, quietLogger, indexing)).rejects.toThrow('steps_told');
    const valid = () =>
      database.sql(`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('steps_told')`);
    expect(await valid()).toEqual([{ indisvalid: false }]);
    await database.sql(`DELETE FROM install_steps WHERE name = 'two'`);
    // The index must not wait for a process that waits for the migration lock.
    await Promise.all([1, 2].map(() => migrate(database.url, quietLogger, indexing)));
    expect(await valid()).toEqual([{ indisvalid: true }]);
  });
});

describe('a contract migration', () => {
  const expand = { name: 'expand', sql: 'SELECT 1;' };
  const contract = { name: 'contract', sql: '-- migrate: a day after expand\nSELECT 1;' };
  const later = { name: 'later', sql: 'SELECT 1;' };
  const applied = async () =>
    (
      await database.sql<{ name: string }>(
        `SELECT name FROM schema_migrations WHERE name IN ('expand', 'contract', 'later') ORDER BY name`,
      )
    ).map(({ name }) => name);

  it('waits a day until the previous version is gone, without delaying later migrations', async () => {
    const known = [expand, contract, later];
    await migrate(database.url, quietLogger, known);
    await migrate(database.url, quietLogger, known);
    expect(await applied()).toEqual(['expand', 'later']);
    await database.sql(
      `UPDATE schema_migrations SET applied_at = now() - interval '25 hours' WHERE name = 'expand'`,
    );
    await migrate(database.url, quietLogger, known);
    expect(await applied()).toEqual(['contract', 'expand', 'later']);
  });

  it('names a migration that exists before it', () => {
    const names = migrations.map(({ name }) => name);
    for (const [at, migration] of migrations.entries()) {
      const { after } = readMigration(migration);
      if (after) expect(names.slice(0, at)).toContain(after);
    }
  });
});

it('contains only repeatable statements where it runs outside of a transaction', () => {
  for (const migration of migrations) {
    const { concurrently, statements } = readMigration(migration);
    const repeatable = /(CREATE (UNIQUE )?INDEX CONCURRENTLY IF NOT|DROP INDEX CONCURRENTLY IF) EXISTS/;
    for (const statement of statements)
      expect(repeatable.test(statement), `${migration.name}: ${statement}`).toBe(concurrently);
  }
});

it('rejects a database from before version 1.0 with instructions', async () => {
  const other = await createEmptyDatabase();
  await migrate(other.url, quietLogger, []);
  await other.sql(`INSERT INTO schema_migrations (name, hash) VALUES ('0000_community', 'x')`);
  const refused = migrate(other.url, quietLogger);
  await expect(refused).rejects.toBeInstanceOf(ConfigurationError);
  await expect(refused).rejects.toThrow(/^This database was made by a version before 1\.0.*empty database/);
  expect(await other.sql('SELECT name FROM schema_migrations')).toEqual([{ name: '0000_community' }]);
  await other.drop();
});
