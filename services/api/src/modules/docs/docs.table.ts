import type { RichText } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn, wordsColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Pages of the docs. `search` is generated from title and text. */
export const docs = pgTable(
  'docs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Summary in the index. */
    summary: text('summary').notNull().default(''),
    parentId: uuid('parent_id'),
    position: integer('position').notNull().default(0),
    published: boolean('published').notNull().default(false),
    body: jsonb('body').$type<RichText>().notNull(),
    /** Plain text, for search. */
    bodyText: text('body_text').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    version: integer('version').notNull().default(1),
    demo: boolean('demo').notNull().default(false),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
    search: wordsColumn('search')
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', search_form("title")), 'A') || setweight(to_tsvector('english', search_form("body_text")), 'C')`,
      ),
  },
  (table) => [
    foreignKey({ name: 'docs_parent_fk', columns: [table.parentId], foreignColumns: [table.id] }),
    uniqueIndex('docs_slug_key').on(table.slug),
    index('docs_by_parent').on(table.parentId, table.position),
    index('docs_by_words').using('gin', table.search),
  ],
);

export const docRevisions = pgTable(
  'doc_revisions',
  {
    docId: uuid('doc_id').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    body: jsonb('body').$type<RichText>().notNull(),
    editorId: text('editor_id').references(() => users.id, { onDelete: 'set null' }),
    at: instantColumn('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'doc_revisions_pk', columns: [table.docId, table.number] }),
    index('doc_revisions_by_editor').on(table.editorId).concurrently(),
    foreignKey({ name: 'doc_revisions_doc_fk', columns: [table.docId], foreignColumns: [docs.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Earlier addresses of pages. */
export const docSlugs = pgTable(
  'doc_slugs',
  { slug: text('slug').primaryKey(), docId: uuid('doc_id').notNull() },
  (table) => [
    foreignKey({ name: 'doc_slugs_doc_fk', columns: [table.docId], foreignColumns: [docs.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Rules by their ids, which decisions cite. A page that has or had one can’t be deleted, because the id would be reusable. */
export const docRules = pgTable(
  'doc_rules',
  {
    id: text('id').primaryKey(),
    docId: uuid('doc_id').notNull(),
    /** Null for a removed rule. */
    text: text('text'),
    /** Revision of the page that introduced the current text. */
    revision: integer('revision').notNull(),
  },
  (table) => [
    foreignKey({ name: 'doc_rules_page_fk', columns: [table.docId], foreignColumns: [docs.id] }).onDelete(
      'restrict',
    ),
    index('doc_rules_by_doc').on(table.docId),
    index('doc_rules_by_words').using(
      'gin',
      sql`to_tsvector('english', search_form(coalesce(${table.text}, '')))`,
    ),
  ],
);

export type DocRow = Omit<typeof docs.$inferSelect, 'search'>;
export type NewDocRow = typeof docs.$inferInsert;
export type DocRevisionRow = typeof docRevisions.$inferSelect;
