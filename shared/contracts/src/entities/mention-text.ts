import { PROFILE_LIMITS } from './profile-limits.ts';

// Without schemas, because pages import it.

/** A handle after an @ that isn't part of a longer word, such as an e-mail address. Matches in linear time. */
const MENTION = new RegExp(
  `(^|[^\\w@/.-])@([a-z0-9][a-z0-9._-]{0,${PROFILE_LIMITS.username - 1}})(?![\\w@])`,
  'gi',
);

export interface MentionPlace {
  /** Index of the @. */
  at: number;
  /** The handle after it, in lowercase. */
  handle: string;
}

/** Returns the possible mentions of a text, in order. Doesn't check that the members exist. */
export function mentionPlaces(text: string): MentionPlace[] {
  return [...text.matchAll(MENTION)].map(({ index, 1: before = '', 2: handle = '' }) => ({
    at: index + before.length,
    handle: handle.toLowerCase(),
  }));
}

/** Returns the candidate handles, longest first: trailing punctuation may belong to the sentence. */
export function handlesMeant(handle: string): string[] {
  const bare = handle.replace(/[._-]+$/, '');
  return bare === handle ? [handle] : [handle, bare];
}
