import type { ReleaseOutcome } from '@boardwalk/contracts';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
