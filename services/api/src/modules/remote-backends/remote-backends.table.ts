import { BACKEND_STATES } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { amongTexts, instantColumn } from '../../platform/database/columns.ts';

/** Addresses of backends that owners have registered, with the result of the last health check. Those of REMOTE_BACKENDS aren't here. */
export const remoteBackends = pgTable(
  'remote_backends',
  {
    remote: text('remote').primaryKey(),
    origin: text('origin').notNull(),
    state: text('state').$type<(typeof BACKEND_STATES)[number]>().notNull().default('unknown'),
    problem: text('problem'),
    checkedAt: instantColumn('checked_at'),
  },
  (table) => [check('remote_backends_states', sql`${table.state} IN ${amongTexts(BACKEND_STATES)}`)],
);

export type RemoteBackendRow = typeof remoteBackends.$inferSelect;
