import type { ReleaseActor, ReleaseDescription } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, jsonb, pgTable, real, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/**
 * `uploading`: announced, and files arrive. `storing`: one process moves the files into place. `published`: it can be served. `removing`: its files
 * are being removed, then the row.
 */
export type ReleaseState = 'uploading' | 'storing' | 'published' | 'removing';

/** All announced releases. Only `published` ones are visible. */
export const releases = pgTable(
  'releases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    state: text('state').$type<ReleaseState>().notNull().default('uploading'),
    // Identifies a release: a hash of what was announced, except build time and commit.
    digest: text('digest').notNull(),
    description: jsonb('description').$type<ReleaseDescription>().notNull(),
    announcedAt: instantColumn('announced_at').notNull().default(sql`clock_timestamp()`),
    publishedAt: instantColumn('published_at'),
    publishedBy: jsonb('published_by').$type<ReleaseActor>(),
    // Id of the deploy token. The release is held while that isn't approved.
    publishedWith: uuid('published_with'),
    // Time of the approval by a member, or of the first time it was served.
    approvedAt: instantColumn('approved_at'),
    demotedAt: instantColumn('demoted_at'),
  },
  (table) => [unique('releases_by_version').on(table.remote, table.version)],
);

/** Served versions of each remote. All of them are published releases. */
export const servedRemotes = pgTable(
  'served_remotes',
  {
    remote: text('remote').primaryKey(),
    live: text('live'),
    liveSince: instantColumn('live_since'),
    // Target of a rollback, and fallback in pages whose live version fails.
    previous: text('previous'),
    canary: text('canary'),
    canaryShare: real('canary_share'),
    canarySince: instantColumn('canary_since'),
    staff: text('staff'),
    staffSince: instantColumn('staff_since'),
    // Oldest version that may be served, and its time of publication, which applies even after that version was removed.
    floor: text('floor'),
    floorAt: instantColumn('floor_at'),
    // Time when it was switched off: its channels stay, but nothing is served.
    offAt: instantColumn('off_at'),
    // Last version that this checkout built, so that only a new build is served automatically.
    bundled: text('bundled'),
    changedAt: instantColumn('changed_at').notNull().default(sql`clock_timestamp()`),
    changedBy: jsonb('changed_by').$type<ReleaseActor>().notNull(),
  },
  (table) => [
    check('served_remotes_canary_has_share', sql`(${table.canary} IS NULL) = (${table.canaryShare} IS NULL)`),
  ],
);

/**
 * Identity of this registry, and the number of its newest set, in one row. The number grows with each change and follows the clock, so that a new
 * database is never behind.
 */
export const registryState = pgTable(
  'registry_state',
  {
    only: boolean('only').primaryKey().default(true),
    registry: uuid('registry').notNull().defaultRandom(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    // Table and database in which this row was last used: they differ after a restore from a backup.
    place: text('place'),
  },
  (table) => [check('registry_state_has_one_row', sql`${table.only}`)],
);

export type ReleaseRow = typeof releases.$inferSelect;
export type ServedRemoteRow = typeof servedRemotes.$inferSelect;
