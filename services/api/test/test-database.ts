import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { inject } from 'vitest';

/** Logger that only writes errors. */
export const quietLogger = new Logger('test');
quietLogger.log = () => {};
quietLogger.warn = () => {};

export interface TestDatabase {
  url: string;
  /** Runs a statement on a separate connection, like a database console. */
  sql<T extends object = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<T[]>;
  drop(): Promise<void>;
}

/** Creates a database with the current tables on the server of this run: copying files is much faster than migrating. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(inject('templateDatabase'));

/** Creates an empty database on the server of this run, for tests that create their own tables. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase();

async function createDatabase(template?: string): Promise<TestDatabase> {
  const admin = inject('databaseUrl');
  const name = `boardwalk_test_${randomBytes(6).toString('hex')}`;
  await once(admin, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template} STRATEGY FILE_COPY` : ''}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  pool.on('error', () => {});
  return {
    url: url.href,
    sql: async <T extends object>(statement: string, values?: unknown[]) =>
      (await pool.query(statement, values)).rows as T[],
    async drop() {
      await pool.end();
      await once(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
