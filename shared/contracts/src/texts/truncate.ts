const ELLIPSIS = '…';

interface TruncateOptions {
  /** Appended to a shortened text; empty for none. */
  end?: string;
  /** Whether to cut between two words if possible. */
  words?: boolean;
}

/**
 * Shortens a text between graphemes: never splits an emoji or a letter with its marks.
 * @param most maximum length of the result including the end, in UTF-16 units.
 */
export function truncate(
  text: string,
  most: number,
  { end = ELLIPSIS, words = false }: TruncateOptions = {},
): string {
  if (text.length <= most) return text;
  let length = 0;
  let word = 0;
  for (const sign of signsOf(text)) {
    if (length + sign.length + end.length > most) break;
    if (/^\s$/.test(sign)) word = length;
    length += sign.length;
  }
  return text.slice(0, words && word > 0 ? word : length).trimEnd() + end;
}

/** Created on first use. */
let segmenter: Intl.Segmenter | undefined;

function* signsOf(text: string): Iterable<string> {
  // Firefox before 125 has no Intl.Segmenter; cut between code points there.
  if (!('Segmenter' in Intl)) return yield* text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
