import type { Article, ArticleCategory, ArticleState, RichText } from '@boardwalk/contracts';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn, wordsColumn } from '../../platform/database/columns.ts';
import { users } from '../users/users.table.ts';

/** Cover data from the library besides id and alternative text, so that it is shown without a further query. */
type CoverShape = Pick<NonNullable<Article['cover']>, 'width' | 'height' | 'focus'>;

/**
 * Search words of a title. Must equal the expression of its index; separate, because in whole articles a frequent word would hide the few titles
 * with it.
 */
export const titleWords: SQL = sql`to_tsvector('english', search_form("title"))`;

/**
 * Articles in every state. The search uses English: both sides go through the same stemmer, so texts in any language are found by their own words,
 * and English ones also by inflected forms.
 */
export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    body: jsonb('body').$type<RichText>().notNull(),
    /** Plain text of the body, for search. */
    bodyText: text('body_text').notNull(),
    category: text('category').$type<ArticleCategory>().notNull(),
    tags: text('tags').array().notNull().default([]),
    coverMediaId: uuid('cover_media_id'),
    coverAlt: text('cover_alt'),
    cover: jsonb('cover').$type<CoverShape>(),
    commentsOpen: boolean('comments_open').notNull().default(true),
    readingMinutes: integer('reading_minutes').notNull().default(1),
    state: text('state').$type<ArticleState>().notNull().default('draft'),
    publishAt: instantColumn('publish_at'),
    /** Time of the last publication. It stays when the article becomes a draft again. */
    publishedAt: instantColumn('published_at'),
    pinSlot: smallint('pin_slot'),
    /** Null after its author is deleted. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    demo: boolean('demo').notNull().default(false),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    updatedAt: instantColumn('updated_at').notNull().defaultNow(),
    search: wordsColumn('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', search_form(title)), 'A') || setweight(to_tsvector('english', search_form(summary)), 'B') || setweight(to_tsvector('english', search_form(body_text)), 'C')`,
    ),
  },
  (table) => {
    const published = sql`${table.state} = 'published'`;
    const isPinned = sql`(${table.pinSlot} IS NOT NULL)`;
    return [
      unique('articles_slug_key').on(table.slug),
      unique('articles_pin_slot_key').on(table.pinSlot),
      check(
        'articles_states',
        sql`${table.state} IN ('draft', 'in_review', 'scheduled', 'published', 'archived')`,
      ),
      check(
        'articles_scheduled_have_an_instant',
        sql`${table.state} <> 'scheduled' OR ${table.publishAt} IS NOT NULL`,
      ),
      check(
        'articles_published_have_an_instant',
        sql`${table.state} <> 'published' OR ${table.publishedAt} IS NOT NULL`,
      ),
      check(
        'articles_pins',
        sql`${table.pinSlot} IS NULL OR (${table.pinSlot} BETWEEN 1 AND 3 AND ${table.state} = 'published')`,
      ),
      index('articles_in_order').on(isPinned, table.publishedAt, table.id).where(published),
      index('articles_by_category')
        .on(table.category, isPinned, table.publishedAt, table.id)
        .where(published),
      index('articles_by_time').on(table.publishedAt, table.id).where(published),
      index('articles_by_words').using('gin', table.search).where(published),
      index('articles_by_title').using('gin', titleWords).where(published).concurrently(),
      index('articles_due').on(table.publishAt).where(sql`${table.state} = 'scheduled'`),
      index('articles_by_change').on(table.updatedAt, table.id),
      index('articles_by_state').on(table.state, table.updatedAt, table.id),
      index('articles_by_author').on(table.authorId, table.updatedAt, table.id),
      index('articles_by_author_and_state')
        .on(table.authorId, table.state, table.updatedAt, table.id)
        .concurrently(),
      index('articles_unpublished_by_words')
        .using('gin', table.search)
        .where(sql`${table.state} <> 'published'`)
        .concurrently(),
      index('articles_of_author')
        .on(table.authorId, table.publishedAt, table.id)
        .where(published)
        .concurrently(),
    ];
  },
);

const { search: _search, bodyText: _bodyText, ...row } = getTableColumns(articles);
const { body: _body, ...card } = row;

/** All columns of an article, without those only for search. */
export const ARTICLE_COLUMNS = row;

/** Columns for lists. PostgreSQL stores long texts outside of the row and would have to fetch each of them. */
export const CARD_COLUMNS = card;

export type CardRow = Pick<typeof articles.$inferSelect, keyof typeof CARD_COLUMNS>;
export type ArticleRow = Omit<typeof articles.$inferSelect, 'search' | 'bodyText'>;
export type NewArticle = typeof articles.$inferInsert;
