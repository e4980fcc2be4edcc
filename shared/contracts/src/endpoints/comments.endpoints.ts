import { z } from 'zod';
import {
  commentCaseSchema,
  commentSchema,
  commentText,
  commentThreadSchema,
  queuedCommentSchema,
  reactedMemberSchema,
  reactionsSchema,
} from '../entities/comment.ts';
import { REACTION_KINDS, REASON_LIMIT } from '../entities/comment-limits.ts';
import { listQuery, pageOf } from '../entities/list.ts';
import { personSchema } from '../entities/person.ts';
import { PROFILE_LIMITS } from '../entities/profile-limits.ts';
import { OTHER_REASON_MIN, REPORT_REASON_NAMES } from '../entities/report-reasons.ts';
import { memberWords, text } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
/** Version of the comment that the caller saw. Without one the call applies to the current version; a stale one is rejected with the current row. */
const seen = z.int().min(1).optional();
const newComment = z
  .object({
    text: commentText,
    /** The comment or reply that this replies to; absent for a top-level comment. */
    replyTo: z.uuid().optional(),
  })
  .meta({ id: 'NewComment' });
/** A page of top-level comments; with `under` the replies to one of them, with `thread` only the thread that contains this comment or reply. */
const commentsQuery = z.object({ ...listQuery, under: z.uuid().optional(), thread: z.uuid().optional() });
const MENTIONABLE_SHOWN = 8;

const report = z
  .object({
    kind: z.enum(REPORT_REASON_NAMES).default('other'),
    /** The reporter's explanation. */
    reason: text(0, REASON_LIMIT).default(''),
    version: seen,
  })
  .refine(({ kind, reason }) => kind !== 'other' || reason.length >= OTHER_REASON_MIN, {
    path: ['reason'],
    error: 'Say what is wrong with it.',
  })
  .meta({ id: 'CommentReport' });

export const commentsEndpoints = defineEndpoints({
  'GET /api/articles/:id/comments': {
    summary:
      'Comments of a published article with their first replies, oldest first. Held ones are there for their writer and for moderators.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    query: commentsQuery,
    answer: pageOf(commentThreadSchema),
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'POST /api/articles/:id/comments': {
    summary:
      'Comments on a published article, or answers a comment. The first comments of a member wait for a moderator.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    body: newComment,
    answer: commentSchema,
    status: 201,
    idempotent: true,
    errors: ['ARTICLE_NOT_FOUND', 'COMMENTS_CLOSED', 'COMMENT_NOT_FOUND', 'MENTIONS_TOO_MANY'],
  },
  'GET /api/events/:id/comments': {
    summary:
      'Comments of an event with their first replies, the same on all its dates, oldest first. Held ones are there for their writer and for moderators.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    query: commentsQuery,
    answer: pageOf(commentThreadSchema),
    status: 200,
    errors: ['EVENT_NOT_FOUND'],
  },
  'POST /api/events/:id/comments': {
    summary:
      'Comments on a published event, or answers a comment. The first comments of a member wait for a moderator.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    body: newComment,
    answer: commentSchema,
    status: 201,
    idempotent: true,
    errors: ['EVENT_NOT_FOUND', 'COMMENTS_CLOSED', 'COMMENT_NOT_FOUND', 'MENTIONS_TOO_MANY'],
  },
  'PUT /api/comments/:id': {
    summary:
      'Changes one’s own comment, within 15 minutes of writing it. One that a moderator has let through waits for them again.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    body: z.object({ text: commentText }).meta({ id: 'CommentChange' }),
    answer: commentSchema,
    status: 200,
    errors: ['COMMENT_NOT_FOUND', 'COMMENT_CLOSED', 'ACCESS_DENIED', 'MENTIONS_TOO_MANY'],
  },
  'DELETE /api/comments/:id': {
    summary: 'Takes back one’s own comment, or somebody else’s with comments.moderate.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    query: z.object({ version: z.coerce.number().pipe(z.int().min(1)).optional() }),
    status: 204,
    errors: ['COMMENT_NOT_FOUND', 'COMMENT_STALE', 'ACCESS_DENIED'],
  },
  'POST /api/comments/:id/report': {
    summary:
      'Tells the moderators about somebody else’s comment. Once for each member; three reports hold it until one of them has decided, which the reporters are told.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    body: report,
    status: 204,
    errors: ['COMMENT_NOT_FOUND', 'COMMENT_STALE', 'ACCESS_DENIED'],
  },
  'GET /api/comments/mentionable': {
    summary: `Members whose name or handle has the text in it, by name, at most ${MENTIONABLE_SHOWN}: for those who mention somebody. Whoever shows their page to nobody isn’t among them.`,
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'read',
    query: z.object({ search: memberWords(PROFILE_LIMITS.fullName, 1) }),
    answer: z.object({ items: z.array(personSchema).max(MENTIONABLE_SHOWN) }),
    status: 200,
  },
  'GET /api/comments/queue': {
    summary: 'Comments that are held or were reported, oldest first.',
    access: { permission: 'comments.moderate' },
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(queuedCommentSchema),
    status: 200,
  },
  'GET /api/comments/:id/case': {
    summary: 'A comment with its open reports, and what was said before and after it.',
    access: { permission: 'comments.moderate' },
    rate: 'read',
    params: byId,
    answer: commentCaseSchema,
    status: 200,
    errors: ['COMMENT_NOT_FOUND', 'COMMENT_OWN'],
  },
  'POST /api/comments/:id/moderation': {
    summary:
      'Shows a comment that is held or that a moderator removed, or removes one: either settles its reports. Or hides one (`hold`) until somebody has decided. Nobody decides about their own.',
    access: { permission: 'comments.moderate' },
    rate: 'write',
    params: byId,
    body: z
      .object({
        decision: z.enum(['show', 'remove', 'hold']),
        version: seen,
        /** For the audit log. */
        reason: text(0, REASON_LIMIT).default(''),
      })
      .meta({ id: 'CommentDecision' }),
    answer: commentSchema,
    status: 200,
    errors: ['COMMENT_NOT_FOUND', 'COMMENT_STALE', 'COMMENT_OWN'],
  },
  'GET /api/articles/:id/reactions': {
    summary: 'How members reacted to a published article, and how the caller did.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: reactionsSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'GET /api/articles/:id/reactions/members': {
    summary: 'Who reacted to a published article in one way, newest first.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    query: z.object({ ...listQuery, kind: z.enum(REACTION_KINDS) }),
    answer: pageOf(reactedMemberSchema),
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'PUT /api/articles/:id/reactions': {
    summary: 'Sets the caller’s one reaction, or with null takes it back.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    body: z.object({ kind: z.enum(REACTION_KINDS).nullable() }).meta({ id: 'Reaction' }),
    answer: reactionsSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
});
