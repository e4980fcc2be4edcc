import { searchKey } from '@boardwalk/contracts';

/** The words of a text, in the spelling that searches compare. */
function wordsOf(text: string): string[] {
  return searchKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether every word of a query begins a word of what something is called, in any of the languages in which it is. */
export function isCalled(names: readonly string[], query: string): boolean {
  const known = names.flatMap(wordsOf);
  const wanted = wordsOf(query);
  return wanted.length > 0 && wanted.every((word) => known.some((name) => name.startsWith(word)));
}
