import { createHash } from 'node:crypto';
import type { Logger } from '@nestjs/common';
import type pg from 'pg';
import { type Migration, migrations } from './migrations.ts';

/** Any number, but the same in each process: whoever holds this lock migrates, the others wait and find nothing left to do. */
const LOCK = 728_351_001;

const JOURNAL = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

/** Brings the schema up to date. Migrations that this version doesn't know are left alone: a newer one may run beside it. */
export async function migrate(pool: pg.Pool, logger: Logger, known = migrations): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(JOURNAL);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    for (const migration of known) {
      if (applied.has(migration.name)) continue;
      await apply(client, migration);
      logger.log(`Migrated the database: ${migration.name}`);
    }
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // The lock and the setting belong to the connection; closing it gives both back.
    client.release(broken ?? true);
  }
}

async function apply(client: pg.PoolClient, { name, sql }: Migration): Promise<void> {
  await client.query('BEGIN');
  for (const statement of sql.split('--> statement-breakpoint')) await client.query(statement);
  const hash = createHash('sha256').update(sql).digest('hex');
  await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash]);
  await client.query('COMMIT');
}
