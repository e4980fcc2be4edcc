import type { RichText } from '@boardwalk/contracts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';

/** Pages of the docs. The column `search` is made by the database from title and text. */
export const docs = pgTable(
  'docs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    parentId: uuid('parent_id'),
    position: integer('position').notNull().default(0),
    published: boolean('published').notNull().default(false),
    body: jsonb('body').$type<RichText>().notNull(),
    /** What a reader would read: for search. */
    bodyText: text('body_text').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    version: integer('version').notNull().default(1),
    demo: boolean('demo').notNull().default(false),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('docs_slug_key').on(table.slug),
    index('docs_by_parent').on(table.parentId, table.position),
  ],
);

export const docRevisions = pgTable(
  'doc_revisions',
  {
    docId: uuid('doc_id').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    body: jsonb('body').$type<RichText>().notNull(),
    editorId: text('editor_id').notNull(),
    at: instantColumn('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'doc_revisions_pk', columns: [table.docId, table.number] })],
);

/** Addresses that pages once had. */
export const docSlugs = pgTable('doc_slugs', {
  slug: text('slug').primaryKey(),
  docId: uuid('doc_id').notNull(),
});

export const docRules = pgTable(
  'doc_rules',
  {
    id: text('id').primaryKey(),
    docId: uuid('doc_id').notNull(),
    /** Null once the rule was taken out. */
    text: text('text'),
    /** The revision of its page in which it became what it is. */
    revision: integer('revision').notNull(),
  },
  (table) => [index('doc_rules_by_doc').on(table.docId)],
);

export type DocRow = typeof docs.$inferSelect;
export type NewDocRow = typeof docs.$inferInsert;
export type DocRevisionRow = typeof docRevisions.$inferSelect;
