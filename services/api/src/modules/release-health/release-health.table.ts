import type { ReleaseOutcome } from '@boardwalk/contracts';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** Outcomes of releases in pages, by minute. Contains nothing about visitors. Rows are deleted after a week. */
export const releaseOutcomes = pgTable(
  'release_outcomes',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    minute: instantColumn('minute').notNull(),
    outcome: text('outcome').$type<ReleaseOutcome>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.minute, table.outcome] })],
);

/**
 * Failures of each version, one row each with its count. `fingerprint` is a hash of the identifying fields. Rows are deleted a week after the last
 * occurrence.
 */
export const releaseFailures = pgTable(
  'release_failures',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    fingerprint: text('fingerprint').notNull(),
    outcome: text('outcome').$type<ReleaseOutcome>().notNull(),
    message: text('message').notNull(),
    file: text('file'),
    line: integer('line'),
    column: integer('column'),
    route: text('route'),
    browser: text('browser').notNull(),
    count: integer('count').notNull().default(1),
    firstAt: instantColumn('first_at').notNull().defaultNow(),
    lastAt: instantColumn('last_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.fingerprint] }),
    index('release_failures_by_last').on(table.lastAt),
  ],
);

/**
 * Networks that reported on each version. A network is a keyed hash that changes daily, so that it identifies no one. Rows are deleted after two
 * days.
 */
export const releaseReporters = pgTable(
  'release_reporters',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    network: text('network').notNull(),
    failed: boolean('failed').notNull(),
    at: instantColumn('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.network] }),
    index('release_reporters_by_time').on(table.at),
  ],
);
