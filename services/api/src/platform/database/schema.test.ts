import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, quietLogger, type TestDatabase } from '../../../test/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations, readMigration } from './migrations.ts';

const API = join(import.meta.dirname, '../../..');
const DRIZZLE_KIT = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');

/** Reads columns, indexes and constraints as PostgreSQL prints them. */
const CATALOGUE = `
  SELECT format('%s.%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod)) || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
    || a.attgenerated::text || a.attidentity::text || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') AS line
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'schema_migrations'
  UNION ALL
  SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'schema_migrations'
  UNION ALL
  SELECT format('%s: %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND conname <> 'schema_migrations_pkey'
    AND contype <> 'n'
  ORDER BY line`;

let migrated: TestDatabase;
let declared: TestDatabase;
beforeAll(async () => {
  [migrated, declared] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
});
afterAll(() => Promise.all([migrated.drop(), declared.drop()]));

const linesOf = async (database: TestDatabase) =>
  (await database.sql<{ line: string }>(CATALOGUE)).map(({ line }) => line);

/** Returns the statements that create the tables as the `.table.ts` files declare them. */
function declaredStatements(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-schema-'));
  try {
    const args = ['generate', '--dialect=postgresql', '--schema=./src/**/*.table.ts'];
    execFileSync(process.execPath, [DRIZZLE_KIT, ...args, `--out=${relative(API, folder)}`], { cwd: API });
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    return readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('is identical after all migrations and from the table declarations', async () => {
  await migrate(migrated.url, quietLogger);
  await declared.sql('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  // The declarations contain no functions, but their columns and indexes need them.
  for (const statement of migrations.flatMap((migration) => readMigration(migration).statements))
    if (/^CREATE FUNCTION search_/m.test(statement)) await declared.sql(statement);
  for (const statement of declaredStatements()) await declared.sql(statement);
  // Drizzle can't express deferrable constraints or exclusion constraints.
  const lines = (await linesOf(migrated))
    .map((line) => line.replace(' DEFERRABLE INITIALLY DEFERRED', ''))
    .filter((line) => !line.includes('interview_slots_no_overlap'))
    // The declarations contain no triggers.
    .filter((line) => !line.endsWith(' TRIGGER'));
  expect(lines).toEqual(await linesOf(declared));
});

it('defines for every reference to a member how rows change when the member is deleted', async () => {
  const silent = await migrated.sql(
    `SELECT conname FROM pg_constraint WHERE confrelid = 'users'::regclass AND confdeltype = 'a'`,
  );
  expect(silent).toEqual([]);
});

it('prevents the deletion of a page that has rules', async () => {
  await migrated.sql(
    `WITH page AS (INSERT INTO docs (slug, title, body) VALUES ('rules', 'Rules', '{}') RETURNING id)
     INSERT INTO doc_rules (id, doc_id, revision) SELECT 'R2.4', id, 1 FROM page`,
  );
  await expect(migrated.sql(`DELETE FROM docs WHERE slug = 'rules'`)).rejects.toThrow('doc_rules_page_fk');
});
