import { PROFILE_LIMITS } from '@boardwalk/contracts';

/** An @ with the text typed after it. */
export interface MentionQuery {
  /** Index of the @. */
  at: number;
  search: string;
}

/** Maximum distance of the @ before the caret: no handle is longer. */
const REACH = PROFILE_LIMITS.username + 1;
const TYPED = /(?:^|[^\p{L}\p{N}_@/.-])@([\p{L}\p{N}._-]*)$/u;

/** Parses the unfinished mention before the caret. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | undefined {
  const from = Math.max(0, caret - REACH - 1);
  const typed = TYPED.exec(text.slice(from, caret));
  if (!typed) return undefined;
  const search = typed[1] ?? '';
  return { at: caret - search.length - 1, search };
}

/** Replaces the unfinished mention with a member's handle; returns the text and the caret after it. */
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
