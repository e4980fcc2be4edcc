import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DumpedTable, Manifest } from './manifest.ts';

/** Excludes generated columns, which are computed again. */
const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY c.relname ORDER BY c.relname`;
const SEQUENCES = `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`;

/**
 * Writes every table of the site into a folder, one file each, from one consistent snapshot. Jobs are excluded: their work is found in the tables
 * by the next scheduled run.
 * @returns the manifest's part about the database.
 * @throws Error when the database can't be reached or read.
 */
export async function dumpDatabase(
  url: string,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const client = new pg.Client({ connectionString: url, application_name: 'boardwalk-backup' });
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: found } = await client.query<Omit<DumpedTable, 'rows'>>(TABLES);
    const tables: DumpedTable[] = [];
    for (const { name, columns } of found) {
      const copy = client.query(copyTo(`COPY ${target({ name, columns })} TO STDOUT`));
      await pipeline(copy, createWriteStream(join(folder, name)));
      tables.push({ name, columns, rows: await countRows(client, name) });
    }
    const { rows: sequences } = await client.query<Manifest['sequences'][number]>(SEQUENCES);
    const { rows: applied } = await client.query<{ name: string }>(
      'SELECT name FROM schema_migrations ORDER BY name',
    );
    return { tables, sequences, migrations: applied.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Returns the table and its columns for COPY. */
export function target({ name, columns }: Pick<DumpedTable, 'name' | 'columns'>): string {
  return `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;
}

export async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${pg.escapeIdentifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}
