import type { ReleaseActor, ReleaseDescription } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, jsonb, pgTable, real, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/**
 * `uploading`: announced, and files arrive. `storing`: one process puts the files where they are read. `published`: it can be served.
 * `removing`: its files are being removed, then the row goes.
 */
export type ReleaseState = 'uploading' | 'storing' | 'published' | 'removing';

/** Every release that was announced. Only `published` ones can be seen. */
export const releases = pgTable(
  'releases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    state: text('state').$type<ReleaseState>().notNull().default('uploading'),
    // What makes two releases the same: a hash over what was announced, but for when and from which commit.
    digest: text('digest').notNull(),
    description: jsonb('description').$type<ReleaseDescription>().notNull(),
    announcedAt: instantColumn('announced_at').notNull().default(sql`clock_timestamp()`),
    publishedAt: instantColumn('published_at'),
    publishedBy: jsonb('published_by').$type<ReleaseActor>(),
    // The deploy token, by its id. It waits as long as nobody has approved that.
    publishedWith: uuid('published_with'),
    // When a person approved it, or it was served for the first time.
    approvedAt: instantColumn('approved_at'),
    demotedAt: instantColumn('demoted_at'),
  },
  (table) => [unique('releases_by_version').on(table.remote, table.version)],
);

/** What is served of each remote. Versions are those of published releases. */
export const servedRemotes = pgTable(
  'served_remotes',
  {
    remote: text('remote').primaryKey(),
    live: text('live'),
    liveSince: instantColumn('live_since'),
    // Where a rollback and a page whose live version fails go.
    previous: text('previous'),
    canary: text('canary'),
    canaryShare: real('canary_share'),
    canarySince: instantColumn('canary_since'),
    staff: text('staff'),
    staffSince: instantColumn('staff_since'),
    // The oldest version that may be served, and when it was published: nothing older is served, even when this version's own files are gone.
    floor: text('floor'),
    floorAt: instantColumn('floor_at'),
    // When it was switched off: its channels stay, and nothing of it is served.
    offAt: instantColumn('off_at'),
    // The version that this checkout built last, so that only a new build of it is served by itself.
    bundled: text('bundled'),
    changedAt: instantColumn('changed_at').notNull().default(sql`clock_timestamp()`),
    changedBy: jsonb('changed_by').$type<ReleaseActor>().notNull(),
  },
  (table) => [
    check('served_remotes_canary_has_share', sql`(${table.canary} IS NULL) = (${table.canaryShare} IS NULL)`),
  ],
);

/** One row: which registry this is, and the number of its newest set. It grows with each change and follows the clock, so that a database that was set up anew is never behind. */
export const registryState = pgTable(
  'registry_state',
  {
    only: boolean('only').primaryKey().default(true),
    registry: uuid('registry').notNull().defaultRandom(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    // Which table in which database this row was used in last: another one when it was restored from a backup.
    place: text('place'),
  },
  (table) => [check('registry_state_has_one_row', sql`${table.only}`)],
);

export type ReleaseRow = typeof releases.$inferSelect;
export type ServedRemoteRow = typeof servedRemotes.$inferSelect;
