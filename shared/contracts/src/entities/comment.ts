import { z } from 'zod';
import { COMMENT_LIMIT, COMMENT_STATES, COMMENT_SUBJECTS, REACTION_KINDS } from './comment-limits.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { writtenText } from './written-text.ts';

/** Plain text: what is written is shown as it stands. */
export const commentText = writtenText(1, COMMENT_LIMIT);

export const commentSchema = z
  .object({
    id: z.uuid(),
    /** What it is about: an article, or an event with all its dates. */
    about: z.object({ kind: z.enum(COMMENT_SUBJECTS), id: z.uuid() }),
    author: personSchema,
    /** Empty when it was removed and the caller is no moderator. */
    text: z.string(),
    /** Grows with each change of the text. */
    version: z.int().min(1),
    state: z.enum(COMMENT_STATES),
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

/** A comment that waits for a moderator, with what it is about: its title and where the comments stand on this site. Both are empty for what is gone. */
export const queuedCommentSchema = commentSchema.extend({ title: z.string(), href: z.string() });

/** What a moderator needs to decide about a comment. */
export const commentCaseSchema = z
  .object({
    comment: queuedCommentSchema,
    /** The open ones, oldest first. */
    reports: z.array(z.object({ by: personSchema, reason: z.string(), at: instant })),
    /** What was said before and after it about the same, at most three of each. */
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
