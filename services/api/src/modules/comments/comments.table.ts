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

/** Comments on articles and events. They stay when their author is deleted. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    // Exactly one of the two is set.
    articleId: uuid('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').references(() => events.id, { onDelete: 'cascade' }),
    // Top-level comment of a reply; also for replies to replies.
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    // Answered comment: the parent, or another reply of its thread. No foreign key: comments are only deleted together with all others of the
    // article or event.
    replyToId: uuid('reply_to_id'),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    // Incremented with each change of the text.
    version: integer('version').notNull().default(1),
    state: text('state').$type<Comment['state']>().notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`clock_timestamp()`),
    editedAt: instantColumn('edited_at'),
    // Time of publication; null for a comment that was never public.
    shownAt: instantColumn('shown_at'),
    // Time of the last approval by a moderator. Comments of members with an approved one aren't held.
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

/** Members whom comments mention: at most one row per member and comment, which stays when the text changes. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // As in the text, in lowercase. The member may have another handle by now.
    handle: text('handle').notNull(),
    // Time of the notification; null while the comment isn't public.
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
    // In the reporter's words; empty when they only chose a reason.
    reason: text('reason').notNull(),
    // Text of the comment when it was reported.
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
