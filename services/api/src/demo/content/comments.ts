import { commentText, REACTION_KINDS, REPORT_REASON_NAMES } from '@boardwalk/contracts';
import { z } from 'zod';
import { articleTitle } from './articles.ts';
import { demoMember } from './people.ts';
import { readJson } from './read-content.ts';

const hoursAgo = z.number().min(0);

const replySchema = z.strictObject({
  by: demoMember,
  hoursAgo,
  text: commentText,
  /** Minutes between writing and the last change. */
  editedAfterMinutes: z.int().min(1).optional(),
  /** First comment of its author, which no moderator has approved yet. */
  held: z.literal(true).optional(),
  reports: z
    .array(
      z.strictObject({ by: demoMember, hoursAgo, kind: z.enum(REPORT_REASON_NAMES), reason: z.string() }),
    )
    .optional(),
});
const commentSchema = replySchema.extend({ replies: z.array(replySchema).optional() });

export type DemoComment = z.infer<typeof replySchema>;

/** Reads the comments on articles, by title. Handles after an @ are mentions. */
export function readComments() {
  return readJson('comments.json', z.record(articleTitle, z.array(commentSchema)));
}

/** Reads the members who reacted to articles, by title; the latest reaction first. */
export function readReactions() {
  const kinds = z.partialRecord(z.enum(REACTION_KINDS), z.array(demoMember));
  return readJson('reactions.json', z.record(articleTitle, kinds));
}
