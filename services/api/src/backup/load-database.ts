import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '@nestjs/common';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../platform/database/migrate.ts';
import { migrations, refusalOf } from '../platform/database/migrations.ts';
import { countRows, target } from './dump-database.ts';
import type { Manifest } from './manifest.ts';

/**
 * Fills an empty database with the tables of a backup, completely or not at all. It gets the schema of the backup; the next start of the API
 * migrates it.
 * @throws Error when the database isn't empty, when the backup was made by a newer version, or when a table's rows differ in number.
 */
export async function loadDatabase(
  url: string,
  folder: string,
  { migrations: applied, tables, sequences }: Pick<Manifest, 'migrations' | 'tables' | 'sequences'>,
  logger: Logger,
): Promise<void> {
  if (refusalOf(applied))
    throw new Error('A version of Boardwalk before 1.0 made this backup. Only such a version restores it.');
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`A newer version of Boardwalk made this backup: it has ${unknown.join(', ')}.`);
  const client = new pg.Client({ connectionString: url, application_name: 'boardwalk-restore' });
  await client.connect();
  try {
    if (await isUsed(client)) throw new Error('The database is not empty. A backup goes into an empty one.');
    await migrate(
      url,
      logger,
      migrations.filter(({ name }) => applied.includes(name)),
    );
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; BEGIN');
    // The rows were checked when they were written, so triggers and foreign keys are disabled.
    await client.query('SET LOCAL session_replication_role = replica');
    // Removes rows inserted by migrations.
    await client.query(`TRUNCATE ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`);
    for (const table of tables) {
      const copy = client.query(copyFrom(`COPY ${target(table)} FROM STDIN`));
      await pipeline(createReadStream(join(folder, table.name)), copy);
      const rows = await countRows(client, table.name);
      if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows instead of ${table.rows}.`);
    }
    for (const { name, value } of sequences)
      await client.query('SELECT setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LIMIT 1`,
  );
  return rows.length > 0;
}
