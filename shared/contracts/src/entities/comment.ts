import { z } from 'zod';
import { text } from '../texts/written.ts';
import { COMMENT_LIMIT, COMMENT_STATES, COMMENT_SUBJECTS, REACTION_KINDS } from './comment-limits.ts';
import { instant, pageOf } from './list.ts';
import { personSchema } from './person.ts';
import { REPORT_REASON_NAMES } from './report-reasons.ts';

/** Plain text, shown without formatting. */
export const commentText = text(1, COMMENT_LIMIT);

export const commentSchema = z
  .object({
    id: z.uuid(),
    /** The commented content: an article, or an event with all its dates. */
    about: z.object({ kind: z.enum(COMMENT_SUBJECTS), id: z.uuid() }),
    /** The top-level comment that this replies to; null for a top-level comment. Replies to replies have the same parent. */
    parentId: z.uuid().nullable(),
    author: personSchema,
    /** Empty if it was removed and the caller isn't a moderator. */
    text: z.string(),
    /** The mentioned member for each handle, as spelled in the text. Needed because members can change their handles. */
    mentions: z.array(z.object({ handle: z.string(), member: personSchema })),
    /** Increases with each change of the text. */
    version: z.int().min(1),
    state: z.enum(COMMENT_STATES),
    /** The role that removed it; null if it wasn't removed. */
    removedBy: z.enum(['author', 'moderator']).nullable(),
    createdAt: instant,
    editedAt: instant.nullable(),
    /** Number of reports; 0 for callers who aren't moderators. */
    reports: z.int().min(0),
    mine: z.boolean(),
    /** End of the period in which the author may edit it. */
    editableUntil: instant,
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof commentSchema>;

/** A comment with its first replies, oldest first. `count` is the number visible to the caller, `nextCursor` continues in the list of its replies. */
export const commentThreadSchema = commentSchema
  .extend({ replies: pageOf(commentSchema).extend({ count: z.int().min(0) }) })
  .meta({ id: 'CommentThread' });
export type CommentThread = z.infer<typeof commentThreadSchema>;

/** A comment that waits for a moderator, with the title and path of the commented content. Both are empty if that no longer exists. */
export const queuedCommentSchema = commentSchema.extend({ title: z.string(), href: z.string() });

/** Data for a moderator's decision about a comment. */
export const commentCaseSchema = z
  .object({
    comment: queuedCommentSchema,
    /** Open reports, oldest first. */
    reports: z.array(
      z.object({
        by: personSchema,
        kind: z.enum(REPORT_REASON_NAMES),
        /** The reporter's explanation, which may be empty. */
        reason: z.string(),
        /** The comment's text at the time of the report; empty if unknown. */
        text: z.string(),
        at: instant,
      }),
    ),
    /** The parent comment; null for a top-level comment. */
    parent: commentSchema.nullable(),
    /** The neighboring comments, at most three before and after. */
    before: z.array(commentSchema),
    after: z.array(commentSchema),
  })
  .meta({ id: 'CommentCase' });
export type CommentCase = z.infer<typeof commentCaseSchema>;

export const reactionsSchema = z
  .object({
    counts: z.record(z.enum(REACTION_KINDS), z.int().min(0)),
    mine: z.enum(REACTION_KINDS).nullable(),
  })
  .meta({ id: 'Reactions' });
export type Reactions = z.infer<typeof reactionsSchema>;

/** A member who reacted. */
export const reactedMemberSchema = personSchema.extend({ at: instant }).meta({ id: 'ReactedMember' });
export type ReactedMember = z.infer<typeof reactedMemberSchema>;
