// Without schemas: pages, imports and the server clean user input with the same functions.

/** Control characters, except line feed and tab. */
const CONTROLS = /[^\P{Cc}\n\t]+/gu;
/** Lone surrogates, which no encoding can represent. */
const LONE_SURROGATES = /\p{Cs}+/gu;
/** Every kind of line break: CR LF, CR, and the Unicode line and paragraph separators. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
/** Tag characters, valid in regional flags only. Elsewhere they hide a text in a text. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0000}-\u{E007F}]+/gu;
/** Zero-width characters that control direction and line breaks. Useless in one line, and they make it look like another. */
const HIDDEN_IN_LINES = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** Spaces, fillers and zero-width characters without meaning at the ends of a text. Variation selectors belong to the preceding character. */
const BLANKS = String.raw`\s\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFF8\u{1BCA0}-\u{1BCA3}\u{1D159}\u{1D173}-\u{1D17A}`;
const AT_START = new RegExp(String.raw`^[${BLANKS}\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+`, 'u');
const BLANK = new RegExp(`^[${BLANKS}]$`, 'u');
/** A visible character: not a space, a filler or a combining mark without a base. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/** Returns whether a text has a visible character. */
export const isSeen = (text: string): boolean => VISIBLE.test(text);

/** Normalizes line breaks and Unicode (NFC), and removes control characters and lone surrogates. Doesn't trim. */
export function cleanInside(text: string): string {
  const cleaned = text
    .replace(LONE_SURROGATES, '')
    .replace(LINE_ENDS, '\n')
    .replace(CONTROLS, '')
    .replace(TAGS, '$1');
  return cleaned.normalize('NFC');
}

/** Cleans a text of several lines and trims spaces and invisible characters; empty if nothing visible is left. */
export const cleanText = (text: string): string => trimmed(cleanInside(text));

/** Cleans a text of one line: line breaks become spaces, and invisible characters are removed. Joiners inside of words and emoji stay. */
export function cleanLine(text: string): string {
  const line = text
    .replace(HIDDEN_IN_LINES, '')
    .replace(/[\s\u0085]+/g, (blanks) => (/[\n\r\t\v\f\u0085\u2028\u2029]/.test(blanks) ? ' ' : blanks));
  return trimmed(cleanInside(line));
}

/** Cleans a URL of the spaces and invisible characters that come with copying. */
export const cleanAddress = (address: string): string =>
  // First, because letters that they separate may be composed afterwards.
  cleanLine(address.replace(/\u00AD|\u034F|\u200C|\u200D/g, ''));

function trimmed(text: string): string {
  if (!isSeen(text)) return '';
  const from = text.replace(AT_START, '');
  const signs = [...from];
  let end = signs.length;
  while (end > 0 && BLANK.test(signs[end - 1] as string)) end -= 1;
  return signs.slice(0, end).join('');
}
