import type { Comment, ReactionKind, ReportReason } from '@boardwalk/contracts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/database/columns.ts';
import { events } from '../events/events.table.ts';
import { articles } from '../news/articles.table.ts';
import { users } from '../users/users.table.ts';

/** Comments on articles and events. They stay when their author leaves. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    // One of the two: what it is about.
    articleId: uuid('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').references(() => events.id, { onDelete: 'cascade' }),
    // The comment below which it stands as a reply. Replies to replies stand below the same one.
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    // What it answers: its parent, or another reply. Comments are only deleted together with the others of the same article or event.
    replyToId: uuid('reply_to_id'),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    // Grows with each change of the text.
    version: integer('version').notNull().default(1),
    state: text('state').$type<Comment['state']>().notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    editedAt: instantColumn('edited_at'),
    // When it became public; null for a comment that never was.
    shownAt: instantColumn('shown_at'),
    // When a moderator last approved it. Comments of members with an approved one aren't held.
    approvedAt: instantColumn('approved_at'),
    removedAt: instantColumn('removed_at'),
    removedBy: text('removed_by').references(() => users.id, { onDelete: 'set null' }),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    check('comments_about_one', sql`num_nonnulls(${table.articleId}, ${table.eventId}) = 1`),
    index('comments_by_event')
      .on(table.eventId, table.createdAt, table.id)
      .where(sql`${table.eventId} IS NOT NULL`),
    index('comments_by_article').on(table.articleId, table.createdAt, table.id),
    index('comments_below')
      .on(table.parentId, table.createdAt, table.id)
      .where(sql`${table.parentId} IS NOT NULL`)
      .concurrently(),
    index('comments_first_of_article')
      .on(table.articleId, table.createdAt, table.id)
      .where(sql`${table.parentId} IS NULL`)
      .concurrently(),
    index('comments_first_of_event')
      .on(table.eventId, table.createdAt, table.id)
      .where(sql`${table.parentId} IS NULL AND ${table.eventId} IS NOT NULL`)
      .concurrently(),
    index('comments_by_author').on(table.authorId),
    index('comments_of_author')
      .on(table.authorId, table.createdAt, table.id)
      .where(sql`${table.state} = 'shown'`)
      .concurrently(),
    index('comments_by_remover')
      .on(table.removedBy)
      .concurrently()
      .where(sql`${table.removedBy} IS NOT NULL`),
    index('comments_held').on(table.createdAt, table.id).where(sql`${table.state} = 'held'`),
  ],
);

/** Members whom comments mention: at most one row per member and comment, which stays when the text is changed. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // As it stands in the text, in small letters. The member may have another one by now.
    handle: text('handle').notNull(),
    // When the member was told; null while the comment isn't public.
    notifiedAt: instantColumn('notified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.memberId] }),
    index('comment_mentions_by_member').on(table.memberId),
  ],
);

/** Reports of comments: at most one per member and comment. */
export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReportReason>().notNull().default('other'),
    // In the reporter's own words; empty when they chose a reason and said no more.
    reason: text('reason').notNull(),
    // The comment as it was when it was reported.
    commentText: text('comment_text').notNull().default(''),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    settledAt: instantColumn('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.reporterId] }),
    index('comment_reports_by_reporter').on(table.reporterId).concurrently(),
    index('comment_reports_open').on(table.commentId).where(sql`${table.settledAt} IS NULL`),
    index('comment_reports_with_text')
      .on(table.settledAt)
      .where(sql`${table.settledAt} IS NOT NULL AND ${table.commentText} <> ''`)
      .concurrently(),
  ],
);

/** Reactions to articles: at most one per member and article. */
export const articleReactions = pgTable(
  'article_reactions',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReactionKind>().notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    demo: boolean('demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.memberId] }),
    index('article_reactions_by_member').on(table.memberId).concurrently(),
    index('article_reactions_by_kind')
      .on(table.articleId, table.kind, table.createdAt, table.memberId)
      .concurrently(),
  ],
);

export type CommentRow = typeof comments.$inferSelect;
export type NewComment = typeof comments.$inferInsert;
