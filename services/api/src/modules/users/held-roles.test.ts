import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrations } from '../../platform/database/migrations.ts';

const THIS = '0011_held_roles';
const quiet = new Logger('test');
quiet.log = () => {};

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const addMembers = () =>
  pool.query(
    `INSERT INTO users (id, email, full_name, username) SELECT id, id, id, id FROM unnest('{a,b,c}'::text[]) id`,
  );
const grant = (by: pg.Pool | pg.PoolClient, values: string) =>
  by.query(`INSERT INTO role_assignments (user_id, role, source) VALUES ${values}`);
const held = async () => {
  const { rows } = await pool.query<{ told: string }>(
    `SELECT string_agg(id || ' ' || held_roles::text, ', ' ORDER BY id) AS told FROM users`,
  );
  return rows[0]?.told;
};

it('follows what is granted, taken, changed and emptied', async () => {
  await migrate(pool, quiet);
  await addMembers();
  await grant(
    pool,
    `('a', 'STAFF', 'site'), ('a', 'STAFF', 'identity'), ('a', 'EDITOR', 'site'), ('b', 'HELPER', 'site')`,
  );
  expect(await held()).toBe('a {EDITOR,STAFF}, b {HELPER}, c {}');
  await pool.query(`DELETE FROM role_assignments WHERE user_id = 'a' AND source = 'site'`);
  expect(await held()).toBe('a {STAFF}, b {HELPER}, c {}');
  await pool.query(`UPDATE role_assignments SET user_id = 'c', role = 'AUTHOR' WHERE user_id = 'b'`);
  expect(await held()).toBe('a {STAFF}, b {}, c {AUTHOR}');
  await pool.query(`DELETE FROM users WHERE id = 'c'`);
  await pool.query('TRUNCATE role_assignments');
  expect(await held()).toBe('a {}, b {}');
});

it('has both of two roles that are granted at the same moment', async () => {
  await migrate(pool, quiet);
  await addMembers();
  const [one, other] = [await pool.connect(), await pool.connect()];
  await one.query('BEGIN');
  await grant(one, `('a', 'STAFF', 'site')`);
  await other.query('BEGIN');
  const second = grant(other, `('a', 'EDITOR', 'site')`);
  await pause(100);
  await one.query('COMMIT');
  await second;
  await other.query('COMMIT');
  one.release();
  other.release();
  expect(await held()).toBe('a {EDITOR,STAFF}, b {}, c {}');
});

it('knows what had been granted before it was there', async () => {
  await migrate(
    pool,
    quiet,
    migrations.filter(({ name }) => name < THIS),
  );
  await addMembers();
  await grant(pool, `('b', 'STAFF', 'site'), ('b', 'STAFF', 'identity'), ('c', 'AUTHOR', 'site')`);
  await migrate(pool, quiet);
  expect(await held()).toBe('a {}, b {STAFF}, c {AUTHOR}');
});
