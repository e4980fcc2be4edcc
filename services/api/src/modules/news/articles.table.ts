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

/** What an article stores of its cover beside id and alternative text, so that it is shown without a query of the library. */
type CoverShape = Pick<NonNullable<Article['cover']>, 'width' | 'height' | 'focus'>;

/** The words of a title, as their index has them: in all of an article a word may stand so often that the few titles with it are lost. */
export const titleWords: SQL = sql`to_tsvector('english', search_form("title"))`;

/**
 * Articles in every state. The words are those of English: both sides of a search go through the same stemmer, so texts in any
 * language are found by their own words, and English ones by their other forms too.
 */
export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    body: jsonb('body').$type<RichText>().notNull(),
    /** The body as a reader would read it, for the search. */
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
    /** When it was published last. It stays when the article becomes a draft again. */
    publishedAt: instantColumn('published_at'),
    pinSlot: smallint('pin_slot'),
    /** Null once its author has left. */
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

/** A whole article, without the columns that only the search reads. */
export const ARTICLE_COLUMNS = row;

/** The columns that lists show. PostgreSQL stores texts apart from the row and would fetch each of them. */
export const CARD_COLUMNS = card;

export type CardRow = Pick<typeof articles.$inferSelect, keyof typeof CARD_COLUMNS>;
export type ArticleRow = Omit<typeof articles.$inferSelect, 'search' | 'bodyText'>;
export type NewArticle = typeof articles.$inferInsert;
