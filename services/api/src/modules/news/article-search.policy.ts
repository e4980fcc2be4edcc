const WORD = /[\p{L}\p{N}]+/gu;

/** What somebody typed, for `to_tsquery`: all of the words in a title (weight A), or words that begin with them. Empty without any. */
export function titleWords(search: string): string {
  return (search.match(WORD) ?? []).map((word) => `${word}:*A`).join(' & ');
}
