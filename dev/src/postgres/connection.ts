import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Runs one statement on a separate connection. @returns its rows. */
export async function runStatement(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection emits an event of its own; the caller gets the error from the query's promise.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until the server accepts connections. @throws its last error, after 30 s; the signal's reason when it is aborted. */
export async function untilReady(url: string, signal?: AbortSignal): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      await runStatement(url, 'SELECT 1');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(60, undefined, { signal });
    }
  }
}

/** Creates a database unless it exists. @param name lower case letters, digits and underscores. */
export async function createDatabase(url: string, name: string): Promise<void> {
  try {
    await runStatement(url, `CREATE DATABASE ${name}`);
  } catch (error) {
    const EXISTS = '42P04';
    if ((error as { code?: string }).code !== EXISTS) throw error;
  }
}
