import { startTestServer } from '@boardwalk/dev/postgres';
import { Logger } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** Name of a migrated database without connections, as a template. */
    templateDatabase: string;
  }
}

/** Starts one PostgreSQL for the whole run; each test file creates its own databases on it, most of them copies of one that is migrated here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('databaseUrl', await server.createDatabase());
  const template = await server.createDatabase();
  const logger = new Logger('test database');
  logger.log = () => {};
  await migrate(template, logger);
  const boss = new PgBoss({ connectionString: template, schema: 'jobs', supervise: false, schedule: false });
  await boss.start();
  await boss.stop();
  project.provide('templateDatabase', new URL(template).pathname.slice(1));
  return () => server.stop();
}
