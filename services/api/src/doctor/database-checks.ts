import type { ReleaseDescription } from '@boardwalk/contracts';
import {
  type Check,
  type Finding,
  messageOf,
  ok,
  problem,
  runChecks,
  type Seen,
  warning,
} from '@boardwalk/server/findings';
import pg from 'pg';
import { DiskReleaseStore } from '../modules/releases/storage/disk-release-store.ts';
import { migrations, readMigration, refusalOf } from '../platform/database/migrations.ts';
import type { Installation } from './installation.ts';

/** Minimum version in the format of `server_version_num`. */
const MIN_VERSION = 150_000;
const LIMITS_MS = { connect: 5_000, answer: 8_000 };
/** Connections of an API outside of its pool: one for events, and one for migrations during the start. */
const BESIDE_THE_POOL = 2;
const MAX_CLOCK_DIFFERENCE_S = 30;

interface OpenDatabase extends Installation {
  /** @returns the rows of a read-only statement. */
  rows<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
}

/** Connects to the database, and checks it if it responds. */
export async function lookAtDatabase(at: Installation): Promise<Finding[]> {
  const pool = new pg.Pool({
    connectionString: at.configuration.database.url,
    max: 1,
    application_name: 'boardwalk-doctor',
    connectionTimeoutMillis: LIMITS_MS.connect,
    query_timeout: LIMITS_MS.answer,
  });
  pool.on('error', () => {});
  try {
    (await pool.connect()).release();
    const rows = async <Row extends pg.QueryResultRow>(statement: string) =>
      (await pool.query<Row>(statement)).rows;
    return await runChecks(DATABASE_CHECKS, { ...at, rows });
  } catch (error) {
    const remedy = 'Start PostgreSQL, or set DATABASE_URL right.';
    return [{ check: 'database', ...problem(`the database doesn’t answer: ${messageOf(error)}`, remedy) }];
  } finally {
    await pool.end();
  }
}

/** Checks whether the server is new enough. */
export async function lookAtVersion({ rows }: OpenDatabase): Promise<Seen> {
  const [row] = await rows<{ number: number; version: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`,
  );
  const says = `PostgreSQL ${row?.version} answers`;
  if ((row?.number ?? 0) >= MIN_VERSION) return ok(says);
  return problem(says, `Move to PostgreSQL ${MIN_VERSION / 10_000} or newer.`);
}

/** Checks whether the database fits this version. */
export async function lookAtMigrations({ rows }: OpenDatabase, known = migrations): Promise<Seen> {
  const [journal] = await rows<{ there: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS there`,
  );
  if (!journal?.there) return ok('the database is empty; the next start fills it');
  const applied = (await rows<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name')).map(
    ({ name }) => name,
  );
  if (refusalOf(applied))
    return problem(
      'the database was made by a version before 1.0, and can’t be brought up to this one',
      'Start with an empty database.',
    );
  const unknown = applied.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0)
    return problem(
      `the database is newer than this version, which doesn’t know ${unknown.join(', ')}`,
      'Start the version that it was used with, or a newer one.',
    );
  const missing = known.filter(({ name }) => !applied.includes(name));
  const due = missing.filter((migration) => readMigration(migration).after === undefined);
  if (due.length > 0)
    return warning(
      `${due.length} of ${known.length} migrations will be applied at the next start`,
      'Make a backup before.',
    );
  return ok(
    missing.length > 0
      ? `the schema is up to date; ${missing.length} migrations wait until the version before is gone for a day`
      : `the schema is up to date (${applied.length} migrations)`,
  );
}

/** Checks whether there are enough connections for one more API. */
export async function lookAtConnections({ rows, configuration }: OpenDatabase): Promise<Seen> {
  const [row] = await rows<{ most: number; reserved: number; used: number }>(
    `SELECT current_setting('max_connections')::int AS most, current_setting('superuser_reserved_connections')::int AS reserved,
       (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()) AS used`,
  );
  const { most = 0, reserved = 0, used = 0 } = row ?? {};
  const wanted = configuration.database.poolSize + BESIDE_THE_POOL;
  const left = most - reserved - used;
  const says = `${left} of ${most} connections are left; an API takes up to ${wanted}`;
  const remedy = 'Raise PostgreSQL’s max_connections, or lower DATABASE_POOL_SIZE.';
  if (most - reserved < wanted || left < BESIDE_THE_POOL) return problem(says, remedy);
  return left < wanted ? warning(says, remedy) : ok(says);
}

/** Checks whether the clocks of the database and this machine agree. */
export async function lookAtClock({ rows }: OpenDatabase): Promise<Seen> {
  const before = Date.now();
  const [row] = await rows<{ ms: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
  );
  const here = (before + Date.now()) / 2;
  const seconds = Math.abs((row?.ms ?? 0) - here) / 1000;
  const says = `the database’s clock differs by ${seconds.toFixed(1)} s`;
  if (seconds <= MAX_CLOCK_DIFFERENCE_S) return ok(says);
  return warning(says, 'Have both machines keep time (NTP): signed calls and tokens end by the clock.');
}

/** Checks whether the files of served releases are intact in their folder, by their hashes. */
export async function lookAtReleaseFiles({ rows, configuration: { releases } }: OpenDatabase): Promise<Seen> {
  const [table] = await rows<{ there: boolean }>(`SELECT to_regclass('served_remotes') IS NOT NULL AS there`);
  if (!table?.there || releases.storage !== 'disk') return ok('no files of releases to look at here');
  const served = await rows<{ description: ReleaseDescription }>(
    `SELECT description FROM releases JOIN served_remotes USING (remote)
      WHERE state = 'published' AND version IN (live, previous, canary, staff)`,
  );
  const store = new DiskReleaseStore(releases.folder);
  const damaged: string[] = [];
  for (const { description } of served) {
    const paths = await store.damaged(description, description, new Set(Object.keys(description.files)));
    damaged.push(...paths.map((path) => `${description.name} ${description.version}: ${path}`));
  }
  if (damaged.length === 0) return ok(`the files of ${served.length} served releases are whole`);
  const most = damaged.slice(0, 5).join(', ');
  return problem(
    `${damaged.length} files of served releases are lost or damaged: ${most}`,
    'Start the site again, which restores those of the build; a team publishes its own again.',
  );
}

/** Checks whether backends of remotes have deleted the data of former members. */
export async function lookAtDeletions({ rows }: OpenDatabase): Promise<Seen> {
  const [table] = await rows<{ there: boolean }>(`SELECT to_regclass('backend_hooks') IS NOT NULL AS there`);
  if (!table?.there) return ok('no deletions to look at here');
  const late = await rows<{ remote: string; count: number; since: string }>(
    `SELECT remote, count(*)::int AS count, min(created_at)::date::text AS since FROM backend_hooks
      WHERE type = 'member-deletion' AND (state = 'failed' OR state = 'waiting' AND created_at < now() - interval '1 day')
      GROUP BY remote ORDER BY remote`,
  );
  if (late.length === 0) return ok('backends of apps have deleted the data of former members');
  const list = late.map(({ remote, count, since }) => `${remote} (${count} since ${since})`).join(', ');
  return problem(
    `backends of apps haven’t deleted the data of former members: ${list}`,
    'Ask their teams; /admin/releases shows the errors, and /admin/deliveries repeats what was given up.',
  );
}

const DATABASE_CHECKS: readonly Check<OpenDatabase>[] = [
  { name: 'database', look: lookAtVersion },
  { name: 'migrations', look: (database) => lookAtMigrations(database) },
  { name: 'release files', look: lookAtReleaseFiles },
  { name: 'deletions', look: lookAtDeletions },
  { name: 'connections', look: lookAtConnections },
  { name: 'clock', look: lookAtClock },
];
