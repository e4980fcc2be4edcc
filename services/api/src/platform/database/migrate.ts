import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import pg from 'pg';
import { ConfigurationError } from '../config/configuration-error.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { type Migration, migrations, readMigration, refusalOf } from './migrations.ts';
import { isLockConflict } from './postgres-errors.ts';

const JOURNAL = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;
/** Lock timeouts of consecutive attempts. Every later statement queues behind one that waits for a lock, so the first attempts are short. */
const LOCK_TIMEOUTS_MS = [250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000];
const RETRY_INTERVAL_MS = 200;
/** Interval of the log line while another process migrates. */
const LOG_INTERVAL_MS = 5_000;
const INDEX_NAME = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS "(\w+)"/m;

/**
 * Brings the schema up to date, on a separate connection. Unknown migrations are left alone: a newer version may run at the same time.
 * @throws ConfigurationError for a database from before version 1.0.
 */
export async function migrate(url: string, logger: Logger, known = migrations): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'boardwalk-api-migrations',
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  // A broken connection also fails the running statement; without a listener the event would end the process.
  client.on('error', () => {});
  // Optional features that a migration skips, such as an extension that this user may not create.
  client.on('notice', ({ severity, message }) => {
    if (severity === 'WARNING' && message) logger.warn(message);
  });
  try {
    await client.connect();
    await takeLock(client, logger);
    await client.query(JOURNAL);
    await applyPending(client, logger, known);
  } finally {
    // The lock belongs to the connection and is released with it.
    await client.end().catch(() => {});
  }
}

/** Polls for the lock instead of waiting in one statement: CREATE INDEX CONCURRENTLY waits for every running statement. */
async function takeLock(client: pg.Client, logger: Logger): Promise<void> {
  for (let saidAt = Date.now(); ; ) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [
      ADVISORY_LOCKS.migrations,
    ]);
    if (rows[0]?.taken) return;
    if (Date.now() - saidAt >= LOG_INTERVAL_MS) {
      saidAt = Date.now();
      logger.warn(`Waiting for the lock of migrations, which ${await holderOf(client)} holds.`);
    }
    await pause(RETRY_INTERVAL_MS);
  }
}

/** Identifies the connection that migrates, for the log, so that an administrator can end a process that hangs. */
async function holderOf(client: pg.Client): Promise<string> {
  const key = ADVISORY_LOCKS.migrations;
  const { rows } = await client.query<{ pid: number; name: string; since: string }>(
    `SELECT a.pid, a.application_name AS name, date_trunc('second', now() - a.backend_start)::text AS since
     FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = $1 AND l.objsubid = 1 AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [key],
  );
  const [holder] = rows;
  return holder
    ? `process ${holder.pid} of PostgreSQL (${holder.name}, connected for ${holder.since})`
    : 'nobody';
}

async function applyPending(client: pg.Client, logger: Logger, known: Migration[]): Promise<void> {
  const { rows } = await client.query<{ name: string; settled: boolean }>(
    `SELECT name, applied_at < now() - interval '1 day' AS settled FROM schema_migrations`,
  );
  const refusal = refusalOf(rows.map(({ name }) => name));
  if (refusal) throw new ConfigurationError([refusal]);
  const settled = new Map(rows.map((row) => [row.name, row.settled]));
  const isNew = settled.size === 0;
  const unknown = rows.filter(({ name }) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0)
    logger.warn(
      `The database is newer than this version, which doesn’t know ${unknown.map(({ name }) => name).join(', ')}. This is right while a newer version runs beside it; otherwise start that version.`,
    );
  for (const migration of known) {
    if (settled.has(migration.name)) continue;
    const { after } = readMigration(migration);
    // A new database has no previous version that still needs what a contract migration drops.
    if (after && !isNew && !settled.get(after)) {
      logger.log(`The migration ${migration.name} waits until a day after ${after}.`);
      continue;
    }
    await apply(client, migration, logger);
    logger.log(`Migrated the database: ${migration.name}`);
  }
}

async function apply(client: pg.Client, migration: Migration, logger: Logger): Promise<void> {
  if (readMigration(migration).concurrently) return applyConcurrently(client, migration);
  for (const [attempt, timeout] of LOCK_TIMEOUTS_MS.entries()) {
    try {
      return await applyInTransaction(client, migration, timeout);
    } catch (error) {
      await client.query('ROLLBACK');
      if (!isLockConflict(error) || attempt === LOCK_TIMEOUTS_MS.length - 1) throw error;
      logger.warn(`The migration ${migration.name} waits for others to finish with its tables.`);
      await pause(timeout * (0.5 + Math.random()));
    }
  }
}

async function applyInTransaction(client: pg.Client, migration: Migration, timeout: number): Promise<void> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL lock_timeout = ${timeout}`);
  for (const statement of readMigration(migration).statements) await client.query(statement);
  await note(client, migration);
  await client.query('COMMIT');
}

/** Runs each statement separately. A failed attempt leaves an invalid index, which is dropped and created again. */
async function applyConcurrently(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of readMigration(migration).statements) {
    const index = INDEX_NAME.exec(statement)?.[1];
    if (index && (await isInvalid(client, index))) await client.query(`DROP INDEX CONCURRENTLY "${index}"`);
    await client.query(statement);
  }
  await note(client, migration);
}

async function isInvalid(client: pg.Client, index: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [`"${index}"`],
  );
  return rowCount === 1;
}

async function note(client: pg.Client, { name, sql }: Migration): Promise<void> {
  const hash = createHash('sha256').update(sql).digest('hex');
  await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash]);
}
