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
/** Version of the comment that the caller saw. Without it, the call applies to the current version. A stale one is rejected with the current row. */
const seen = z.int().min(1).optional();
const newComment = z
  .object({
    text: commentText,
    /** The comment or reply that this replies to; absent for a top-level comment. */
    replyTo: z.uuid().optional(),
  })
  .meta({ id: 'NewComment' });
/** Page of top-level comments. With `under`: the replies to one of them. With `thread`: only the thread that contains this comment or reply. */
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
    error: 'Describe what is wrong.',
  })
  .meta({ id: 'CommentReport' });

export const commentsEndpoints = defineEndpoints({
  'GET /api/articles/:id/comments': {
    summary:
      'Returns the comments of a published article with their first replies, oldest first. Held comments are included for their author and for moderators.',
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
      'Adds a comment to a published article, or replies to a comment. A member’s comments are held until a moderator has approved one of them. Members with a role other than USER are exempt.',
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
      'Returns the comments of an event with their first replies, oldest first. All dates of the event share the comments. Held comments are included for their author and for moderators.',
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
      'Adds a comment to a published event, or replies to a comment. A member’s comments are held until a moderator has approved one of them. Members with a role other than USER are exempt.',
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
      'Changes the caller’s own comment, within 15 minutes of its creation. A comment that a moderator has approved is held again, unless the caller has comments.moderate.',
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
    summary: 'Removes the caller’s own comment, or another member’s comment with comments.moderate.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    query: z.object({ version: z.coerce.number().pipe(z.int().min(1)).optional() }),
    status: 204,
    errors: ['COMMENT_NOT_FOUND', 'COMMENT_STALE', 'ACCESS_DENIED'],
  },
  'POST /api/comments/:id/report': {
    summary:
      'Reports another member’s comment to the moderators. Each member can report a comment once. Three reports hold the comment until a moderator has decided. The reporters are notified of the decision.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    body: report,
    status: 204,
    errors: ['COMMENT_NOT_FOUND', 'COMMENT_STALE', 'ACCESS_DENIED'],
  },
  'GET /api/comments/mentionable': {
    summary: `Returns members whose name or handle contains the text, for mentions: at most ${MENTIONABLE_SHOWN}, prefix matches first, then by name. Members who don’t show their page to other members are excluded.`,
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'read',
    query: z.object({ search: memberWords(PROFILE_LIMITS.fullName, 1) }),
    answer: z.object({ items: z.array(personSchema).max(MENTIONABLE_SHOWN) }),
    status: 200,
  },
  'GET /api/comments/queue': {
    summary: 'Returns comments that are held or have open reports, oldest first.',
    access: { permission: 'comments.moderate' },
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(queuedCommentSchema),
    status: 200,
  },
  'GET /api/comments/:id/case': {
    summary: 'Returns a comment with its open reports, and the comments before and after it.',
    access: { permission: 'comments.moderate' },
    rate: 'read',
    params: byId,
    answer: commentCaseSchema,
    status: 200,
    errors: ['COMMENT_NOT_FOUND', 'COMMENT_OWN'],
  },
  'POST /api/comments/:id/moderation': {
    summary:
      'Shows a comment that is held or was removed by a moderator, removes a comment, or hides one (`hold`) until a moderator has decided. Showing or removing a comment settles its reports. Moderators can’t decide on their own comments.',
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
    summary:
      'Returns the number of reactions of each kind to a published article, and the caller’s own reaction.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: reactionsSchema,
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'GET /api/articles/:id/reactions/members': {
    summary: 'Returns the members with one kind of reaction to a published article, newest first.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    query: z.object({ ...listQuery, kind: z.enum(REACTION_KINDS) }),
    answer: pageOf(reactedMemberSchema),
    status: 200,
    errors: ['ARTICLE_NOT_FOUND'],
  },
  'PUT /api/articles/:id/reactions': {
    summary: 'Sets the caller’s only reaction to a published article, or removes it (null).',
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
