import type { FormDefinition, FormKind, FormSettings, FormState } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Forms while they are edited. Applicants fill in the last published version. */
export const forms = pgTable(
  'forms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    kind: text('kind').$type<FormKind>().notNull().default('general'),
    state: text('state').$type<FormState>().notNull().default('draft'),
    definition: jsonb('definition').$type<FormDefinition>().notNull(),
    settings: jsonb('settings').$type<FormSettings>().notNull(),
    /** Incremented with each change of the row. */
    version: integer('version').notNull().default(1),
    /** Number of the last published version. */
    publishedVersion: integer('published_version'),
    /** Whether the definition differs from that version. */
    changed: boolean('changed').notNull().default(true),
    demo: boolean('demo').notNull().default(false),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('forms_slug_key').on(table.slug),
    uniqueIndex('forms_whitelist_key').on(table.kind).where(sql`${table.kind} = 'whitelist'`),
    check('forms_kinds', sql`${table.kind} IN ('whitelist', 'staff', 'appeal', 'general')`),
    check('forms_states', sql`${table.state} IN ('draft', 'open', 'closed')`),
    check('forms_open_are_published', sql`${table.state} = 'draft' OR ${table.publishedVersion} IS NOT NULL`),
    index('forms_by_change').on(table.updatedAt, table.id),
    index('forms_open').on(table.title).where(sql`${table.state} = 'open'`),
  ],
);

/** Published versions. They never change; a submission refers to one. */
export const formVersions = pgTable(
  'form_versions',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    definition: jsonb('definition').$type<FormDefinition>().notNull(),
    /** Null after the member is deleted. */
    publishedBy: text('published_by').references(() => users.id, { onDelete: 'set null' }),
    publishedAt: instantColumn('published_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.number] }),
    index('form_versions_by_publisher').on(table.publishedBy),
  ],
);

export type FormRow = typeof forms.$inferSelect;
export type NewFormRow = typeof forms.$inferInsert;
export type FormVersionRow = typeof formVersions.$inferSelect;
