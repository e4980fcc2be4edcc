import { PlainError } from '@boardwalk/build/command';
import { runStatement } from '../postgres/connection.ts';

/** Codes of PostgreSQL for a database and a table that don't exist. */
const MISSING = ['3D000', '42P01'];

/**
 * Returns whether the site in a database is the demo; undefined when there is none yet.
 * @throws PlainError when the database can't be read.
 */
export async function isDemo(databaseUrl: string): Promise<boolean | undefined> {
  try {
    const [row] = await runStatement(
      databaseUrl,
      `SELECT (configuration ->> 'demo')::boolean AS demo FROM site_configuration`,
    );
    return row && row.demo === true;
  } catch (error) {
    if (MISSING.includes((error as { code?: string }).code ?? '')) return undefined;
    throw new PlainError(`The database can't be read: ${error instanceof Error ? error.message : error}`);
  }
}
