import { z } from 'zod';
import { text } from '../texts/written.ts';
import { COMMENT_LIMIT, COMMENT_STATES, COMMENT_SUBJECTS, REACTION_KINDS } from './comment-limits.ts';
import { instant, pageOf } from './list.ts';
import { personSchema } from './person.ts';
import { REPORT_REASON_NAMES } from './report-reasons.ts';

/** Plain text: what is written is shown as it stands. */
export const commentText = text(1, COMMENT_LIMIT);

export const commentSchema = z
  .object({
    id: z.uuid(),
    /** What it is about: an article, or an event with all its dates. */
    about: z.object({ kind: z.enum(COMMENT_SUBJECTS), id: z.uuid() }),
    /** The comment below which it stands as a reply; null for one that stands by itself. Replies to replies stand below the same comment. */
    parentId: z.uuid().nullable(),
    author: personSchema,
    /** Empty when it was removed and the caller is no moderator. */
    text: z.string(),
    /** Who is meant by each handle of the text, as it stands there: members change theirs. */
    mentions: z.array(z.object({ handle: z.string(), member: personSchema })),
    /** Grows with each change of the text. */
    version: z.int().min(1),
    state: z.enum(COMMENT_STATES),
    /** Who has removed it; null unless somebody has. */
    removedBy: z.enum(['author', 'moderator']).nullable(),
    createdAt: instant,
    editedAt: instant.nullable(),
    /** How many members have reported it; 0 for everybody but moderators. */
    reports: z.int().min(0),
    mine: z.boolean(),
    /** Until when its writer may change it. */
    editableUntil: instant,
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof commentSchema>;

/** A comment with its first replies, oldest first. `count` is how many the caller may see, `nextCursor` leads on in the list of its replies. */
export const commentThreadSchema = commentSchema
  .extend({ replies: pageOf(commentSchema).extend({ count: z.int().min(0) }) })
  .meta({ id: 'CommentThread' });
export type CommentThread = z.infer<typeof commentThreadSchema>;

/** A comment that waits for a moderator, with what it is about: its title and where it stands on this site. Both are empty for what is gone. */
export const queuedCommentSchema = commentSchema.extend({ title: z.string(), href: z.string() });

/** What a moderator needs to decide about a comment. */
export const commentCaseSchema = z
  .object({
    comment: queuedCommentSchema,
    /** The open ones, oldest first. */
    reports: z.array(
      z.object({
        by: personSchema,
        kind: z.enum(REPORT_REASON_NAMES),
        /** The reporter's own words, which may be none. */
        reason: z.string(),
        /** The comment as they saw it; empty where that isn't known. */
        text: z.string(),
        at: instant,
      }),
    ),
    /** The comment that it replies to; null for one that stands by itself. */
    parent: commentSchema.nullable(),
    /** What was said before and after it in the same place, at most three of each. */
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

/** Somebody who reacted. */
export const reactedMemberSchema = personSchema.extend({ at: instant }).meta({ id: 'ReactedMember' });
export type ReactedMember = z.infer<typeof reactedMemberSchema>;
