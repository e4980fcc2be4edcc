import { foundIn, foundParts, truncate } from '@boardwalk/contracts';

/** Length of the text before the first match, in UTF-16 units. */
const BEFORE = 60;
/** Length of the whole excerpt, in UTF-16 units. */
const EXCERPT_LENGTH = 240;

/**
 * Returns the excerpt of a text around the first match of a search, split so that every second part is a match; undefined without a match.
 * The headlines of PostgreSQL mark only matches that are spelled like the search.
 */
export function excerptOf(text: string, typed: string): string[] | undefined {
  const [first] = foundIn(text, typed);
  if (!first) return undefined;
  const start = beginningBefore(text, first[0]);
  const lines = truncate(text.slice(start), EXCERPT_LENGTH, { words: true });
  return foundParts(start > 0 ? `… ${lines}` : lines, typed);
}

/** Returns the index at which the last words before a position begin, or the start of a whole character. */
function beginningBefore(text: string, place: number): number {
  const from = place - BEFORE;
  if (from <= 0) return 0;
  const blank = text.slice(from, place).search(/\s/);
  if (blank >= 0) return from + blank + 1;
  return /[\uDC00-\uDFFF]/.test(text[from] ?? '') ? from + 1 : from;
}
