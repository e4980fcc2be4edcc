import { eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { backups, type NewBackupRow } from '../modules/backups/backups.table.ts';

/** Records an attempt at a backup in the site's database. @returns whether it was stored: the database may be down, or older than the table. */
export function recordBackup(databaseUrl: string, row: NewBackupRow): Promise<boolean> {
  return written(databaseUrl, (queries) => queries.insert(backups).values(row));
}

/** Records that a backup of this name was read completely. @returns whether it was stored. */
export function recordTest(databaseUrl: string, fileName: string): Promise<boolean> {
  return written(databaseUrl, (queries) =>
    queries.update(backups).set({ testedAt: new Date() }).where(eq(backups.fileName, fileName)),
  );
}

async function written(
  connectionString: string,
  write: (queries: NodePgDatabase) => Promise<unknown>,
): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await write(drizzle({ client }));
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
