import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';
import type { MediaForms } from './media-forms.ts';

/** Pictures of the media library. Their bytes are in the file store, under the id. */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    uploaderId: text('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    focusX: real('focus_x').notNull().default(0.5),
    focusY: real('focus_y').notNull().default(0.5),
    forms: jsonb('forms').$type<MediaForms>().notNull(),
    // Time since which AVIF is due; null when it is done or was given up. A job encodes it.
    avifDue: instantColumn('avif_due').default(sql`now()`),
    // Unused since AVIF is encoded by a job.
    avifAttempts: smallint('avif_attempts').notNull().default(0),
    // Time of removal, while the files are being written or after the picture was removed. Null for a visible picture.
    removeAfter: instantColumn('remove_after'),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`search_form(name || ' ' || alt)`),
  },
  (table) => [
    index('media_by_uploader').on(table.uploaderId).concurrently(),
    index('media_by_time').on(table.createdAt, table.id),
    index('media_avif_due').on(table.avifDue).where(sql`${table.avifDue} IS NOT NULL`),
    index('media_to_remove').on(table.removeAfter).where(sql`${table.removeAfter} IS NOT NULL`),
    index('media_by_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Uses of pictures in texts. A used picture can't be removed. */
export const mediaUses = pgTable(
  'media_uses',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id),
    ownerKind: text('owner_kind').notNull(),
    ownerId: text('owner_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.ownerKind, table.ownerId] }),
    index('media_uses_by_owner').on(table.ownerKind, table.ownerId),
  ],
);

export type MediaRow = typeof media.$inferSelect;
export type NewMedia = typeof media.$inferInsert;
