import { PROFILE_LIMITS } from '@boardwalk/contracts';

/** An @ with what was typed after it. */
export interface MentionQuery {
  /** Where the @ stands. */
  at: number;
  search: string;
}

/** How far before the caret an @ is looked for: no name is longer. */
const REACH = PROFILE_LIMITS.username + 1;
const TYPED = /(?:^|[^\p{L}\p{N}_@/.-])@([\p{L}\p{N}._-]*)$/u;

/** Whom somebody is about to mention, by what stands before the caret. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | undefined {
  const from = Math.max(0, caret - REACH - 1);
  const typed = TYPED.exec(text.slice(from, caret));
  if (!typed) return undefined;
  const search = typed[1] ?? '';
  return { at: caret - search.length - 1, search };
}

/** The text with a member's handle in the place of what was typed, and where the caret stands after it. */
export function withMention(
  text: string,
  { at, search }: MentionQuery,
  handle: string,
): { text: string; caret: number } {
  const after = text.slice(at + 1 + search.length);
  const mention = `@${handle}${after.startsWith(' ') ? '' : ' '}`;
  const caret = at + mention.length + (after.startsWith(' ') ? 1 : 0);
  return { text: text.slice(0, at) + mention + after, caret };
}
