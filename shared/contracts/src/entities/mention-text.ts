import { PROFILE_LIMITS } from './profile-limits.ts';

// Without schemas, for pages too.

/** A handle after an @ that doesn't belong to a longer word, such as an e-mail address. Its time grows with the text and no faster. */
const MENTION = new RegExp(
  `(^|[^\\w@/.-])@([a-z0-9][a-z0-9._-]{0,${PROFILE_LIMITS.username - 1}})(?![\\w@])`,
  'gi',
);

export interface MentionPlace {
  /** Where the @ stands. */
  at: number;
  /** What follows it, in small letters. */
  handle: string;
}

/** The places of a text in which somebody may be mentioned, in their order. Whether there is such a member isn't known here. */
export function mentionPlaces(text: string): MentionPlace[] {
  return [...text.matchAll(MENTION)].map(({ index, 1: before = '', 2: handle = '' }) => ({
    at: index + before.length,
    handle: handle.toLowerCase(),
  }));
}

/** The handles that may be meant, the longest first: a sign at the end may belong to the sentence. */
export function handlesMeant(handle: string): string[] {
  const bare = handle.replace(/[._-]+$/, '');
  return bare === handle ? [handle] : [handle, bare];
}
