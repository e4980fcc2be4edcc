/** What the database puts round what matched: control characters, which no stored text has. */
export const MATCH_START = '\u0002';
export const MATCH_END = '\u0003';

/** Angle brackets, and what stands for them while the database looks at a text: it would take them for a page’s tags and drop them. */
export const BRACKETS = '<>';
export const BRACKETS_MEANWHILE = '\u0004\u0005';

/** Cuts a marked text into pieces in turns, beginning with what didn’t match. */
export function cutHighlight(marked: string): string[] {
  const [open = '', close = ''] = BRACKETS_MEANWHILE;
  const text = marked.replaceAll(open, '<').replaceAll(close, '>');
  return text.split(MATCH_START).flatMap((piece) => piece.split(MATCH_END));
}

/** A text without the characters that mark matches, and without any other that no reader sees. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, ' ');
}
