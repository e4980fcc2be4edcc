import type { ArticleRevision, RichText } from '@boardwalk/contracts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';
import { articles } from './articles.table.ts';

const article = () =>
  uuid('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' });

/** Current and previously published slugs of articles. They are never reused for another article. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    slug: text('slug').primaryKey(),
    articleId: article(),
    takenAt: instantColumn('taken_at').notNull().defaultNow(),
  },
  (table) => [index('article_slugs_by_article').on(table.articleId)],
);

export const articleRevisions = pgTable(
  'article_revisions',
  {
    articleId: article(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: jsonb('body').$type<RichText>().notNull(),
    /** Null in revisions from before these fields were stored. */
    details: jsonb('details').$type<ArticleRevision['details']>(),
    editorId: text('editor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Time of the first save in this revision; `at` is the time of the last one. */
    begunAt: instantColumn('begun_at').notNull().defaultNow(),
    at: instantColumn('at').notNull().defaultNow(),
    restoredFrom: integer('restored_from'),
    /** Whether readers have seen it. */
    seen: boolean('seen').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.number] }),
    index('article_revisions_by_editor').on(table.editorId).concurrently(),
  ],
);

export const articleReads = pgTable(
  'article_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    articleId: article(),
    readAt: instantColumn('read_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.articleId] }),
    index('article_reads_by_article').on(table.articleId),
    index('article_reads_by_time').on(table.readAt).concurrently(),
  ],
);

/** Tags of published articles, in the order of lists. `ArticlesRepository` writes them with the article. */
export const articleTags = pgTable(
  'article_tags',
  {
    articleId: article(),
    tag: text('tag').notNull(),
    category: text('category').notNull(),
    pinned: boolean('pinned').notNull(),
    publishedAt: instantColumn('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tag] }),
    index('article_tags_in_order').on(table.tag, table.pinned, table.publishedAt, table.articleId),
    index('article_tags_by_category').on(
      table.tag,
      table.category,
      table.pinned,
      table.publishedAt,
      table.articleId,
    ),
  ],
);

export type RevisionRow = typeof articleRevisions.$inferSelect;
export type NewRevision = typeof articleRevisions.$inferInsert;
