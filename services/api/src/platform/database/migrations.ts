import functions from '../../../migrations/0000_functions.sql?raw';
import schema from '../../../migrations/0001_schema.sql?raw';
import triggersAndRoles from '../../../migrations/0002_triggers_and_roles.sql?raw';
import outboxSeries from '../../../migrations/0003_outbox_series.sql?raw';
import outboxSeriesIndex from '../../../migrations/0004_outbox_series_index.sql?raw';
import offeredPropertiesIndex from '../../../migrations/0005_offered_properties_index.sql?raw';
import remoteBackends from '../../../migrations/0006_remote_backends.sql?raw';
import siteCalls from '../../../migrations/0007_site_calls.sql?raw';
import hooksAndSettings from '../../../migrations/0008_hooks_and_settings.sql?raw';

export interface Migration {
  name: string;
  sql: string;
}

/** Every migration, oldest first. They are part of the bundle, so a running service needs no other file. */
export const migrations: Migration[] = [
  { name: '0000_functions', sql: functions },
  { name: '0001_schema', sql: schema },
  { name: '0002_triggers_and_roles', sql: triggersAndRoles },
  { name: '0003_outbox_series', sql: outboxSeries },
  { name: '0004_outbox_series_index', sql: outboxSeriesIndex },
  { name: '0005_offered_properties_index', sql: offeredPropertiesIndex },
  { name: '0006_remote_backends', sql: remoteBackends },
  { name: '0007_site_calls', sql: siteCalls },
  { name: '0008_hooks_and_settings', sql: hooksAndSettings },
];

/** The first migration of databases from before version 1.0, whose schema can't be brought up to this one. */
const BEFORE_1_0 = '0000_community';

/** Returns the reason why this version can't use a database with these applied migrations; undefined when it can. */
export function refusalOf(applied: readonly string[]): string | undefined {
  if (!applied.includes(BEFORE_1_0)) return undefined;
  return 'This database was made by a version before 1.0, and can’t be brought up to this one. Export what you want to keep with that version. Then start with an empty database: rename the data folder (.data, or what DATA_DIR names), or let DATABASE_URL name an empty database.';
}

const BREAK = '--> statement-breakpoint';
const CONCURRENTLY = /^-- migrate: concurrently$/m;
const CONTRACT = /^-- migrate: a day after (\w+)$/m;

/**
 * Returns the directives in a file's comments. `-- migrate: concurrently`: its statements run one by one, outside of a transaction, and may be
 * repeated. `-- migrate: a day after 0012_name`: it drops what the previous version uses, so it waits a day for that version to be gone.
 */
export function readMigration({ sql }: Migration) {
  return {
    statements: sql.split(BREAK),
    concurrently: CONCURRENTLY.test(sql),
    after: CONTRACT.exec(sql)?.[1],
  };
}
