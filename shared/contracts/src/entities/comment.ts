import { z } from 'zod';
import { instant } from './list.ts';

export const COMMENT_LIMIT = 2000;
/** How long the writer of a comment may change it, in minutes. */
export const COMMENT_EDIT_MINUTES = 15;

/** `held`: waits for a moderator, as the first comments of a member and those that three have reported do. `removed`: its text is kept for moderators only. */
export const COMMENT_STATES = ['shown', 'held', 'removed'] as const;

/** Plain text: what is written is shown as it stands. */
export const commentText = z
  .string()
  .trim()
  .min(1)
  .max(COMMENT_LIMIT)
  .regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u, 'Control characters can’t stand in a comment.');

export const commentSchema = z
  .object({
    id: z.uuid(),
    articleId: z.uuid(),
    author: z.object({ username: z.string(), fullName: z.string(), avatarUrl: z.string().nullable() }),
    /** Empty when it was removed and the caller is no moderator. */
    text: z.string(),
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

export const REACTION_KINDS = ['like', 'love', 'laugh', 'wow', 'sad'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

export const reactionsSchema = z
  .object({
    counts: z.record(z.enum(REACTION_KINDS), z.int().min(0)),
    mine: z.enum(REACTION_KINDS).nullable(),
  })
  .meta({ id: 'Reactions' });
export type Reactions = z.infer<typeof reactionsSchema>;
