import type { ReleaseOutcome } from '@boardwalk/contracts';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** How often each release came to which end in pages, by the minute. Nothing about who saw it. Rows older than a week are dropped. */
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
 * The ways in which each version failed, each once with its count. `fingerprint` is a hash over all that tells them apart. Rows that were not seen for
 * a week are dropped.
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
 * From which networks each version was reported on. A network is a keyed hash that changes each day, so nobody can be found by it. Rows older than two days
 * are dropped.
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
