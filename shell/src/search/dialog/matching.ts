import { searchKey } from '@boardwalk/contracts';

/** Splits a text into words, in the normal form of searches. */
function wordsOf(text: string): string[] {
  return searchKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns whether every word of a query is the beginning of a word of the names, in any language. */
export function isCalled(names: readonly string[], query: string): boolean {
  const known = names.flatMap(wordsOf);
  const wanted = wordsOf(query);
  return wanted.length > 0 && wanted.every((word) => known.some((name) => name.startsWith(word)));
}
