const ELLIPSIS = '…';

interface TruncateOptions {
  /** The sign for what is left out; empty for none. */
  end?: string;
  /** Whether it is cut between two words where that is possible. */
  words?: boolean;
}

/**
 * The first part of a text, cut between two signs as readers see them: no emoji and no letter with its marks is divided.
 * @param most how long the answer may be, in UTF-16 units, with its end.
 */
export function truncate(
  text: string,
  most: number,
  { end = ELLIPSIS, words = false }: TruncateOptions = {},
): string {
  if (text.length <= most) return text;
  let kept = 0;
  let word = 0;
  for (const sign of signsOf(text)) {
    if (kept + sign.length + end.length > most) break;
    if (/^\s$/.test(sign)) word = kept;
    kept += sign.length;
  }
  return text.slice(0, words && word > 0 ? word : kept).trimEnd() + end;
}

function* signsOf(text: string): Iterable<string> {
  // Firefox before 125 has no segmenter; it cuts between code points.
  if (!('Segmenter' in Intl)) return yield* text;
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of signs.segment(text)) yield segment;
}
