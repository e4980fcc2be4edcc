import { foundIn, foundParts, truncate } from '@boardwalk/contracts';

/** As much of a text as stands before what was found, and in all, in UTF-16 units. */
const BEFORE = 60;
const LENGTH = 240;

/**
 * The lines of a text around the first place where it has what was typed, cut so that every second part is found; undefined for a text without it. PostgreSQL
 * marks only what is spelled as it was typed.
 */
export function excerptOf(text: string, typed: string): string[] | undefined {
  const [first] = foundIn(text, typed);
  if (!first) return undefined;
  const start = beginningBefore(text, first[0]);
  const lines = truncate(text.slice(start), LENGTH, { words: true });
  return foundParts(start > 0 ? `… ${lines}` : lines, typed);
}

/** Returns the index of the last word that begins before a place, or else of a character. */
function beginningBefore(text: string, place: number): number {
  const from = place - BEFORE;
  if (from <= 0) return 0;
  const blank = text.slice(from, place).search(/\s/);
  if (blank >= 0) return from + blank + 1;
  return /[\uDC00-\uDFFF]/.test(text[from] ?? '') ? from + 1 : from;
}
