// Without schemas: pages, imports and the server clean what people write by the same functions.

/** Controls, but line feed and tab. */
const CONTROLS = /[^\P{Cc}\n\t]+/gu;
/** Halves of a character, which no encoding can carry. */
const LONE_SURROGATES = /\p{Cs}+/gu;
/** Every way to end a line: CR LF, CR, and the separators of lines and paragraphs. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
/** Tags mark the flags of regions. Elsewhere they hide a text in a text. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0000}-\u{E007F}]+/gu;
/** Signs without width that say how a line is written or broken. In one line nobody needs them, and they make it look like another. */
const HIDDEN_IN_LINES = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** Blanks, fillers and signs without width that mean nothing at the end of a text. Variation selectors belong to the sign before them. */
const BLANKS = String.raw`\s\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFF8\u{1BCA0}-\u{1BCA3}\u{1D159}\u{1D173}-\u{1D17A}`;
const AT_START = new RegExp(String.raw`^[${BLANKS}\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+`, 'u');
const BLANK = new RegExp(`^[${BLANKS}]$`, 'u');
/** Something that can be seen: no blank, no filler, no mark that stands on nothing. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/** Whether a reader sees anything of a text. */
export const isSeen = (text: string): boolean => VISIBLE.test(text);

/** A text with one way to end lines and to write a letter (NFC), without controls and halves of characters. Its ends stay as they are. */
export function cleanInside(text: string): string {
  const cleaned = text
    .replace(LONE_SURROGATES, '')
    .replace(LINE_ENDS, '\n')
    .replace(CONTROLS, '')
    .replace(TAGS, '$1');
  return cleaned.normalize('NFC');
}

/** A text of several lines, without blanks and invisible signs at its ends; empty when nothing of it can be seen. */
export const cleanText = (text: string): string => trimmed(cleanInside(text));

/** A text of one line: what broke it is a blank, and what nobody sees is gone. Joiners inside of words and emoji stay. */
export function cleanLine(text: string): string {
  const line = text
    .replace(HIDDEN_IN_LINES, '')
    .replace(/[\s\u0085]+/g, (blanks) => (/[\n\r\t\v\f\u0085\u2028\u2029]/.test(blanks) ? ' ' : blanks));
  return trimmed(cleanInside(line));
}

/** An address without the blanks and invisible signs that come with it when it is copied. */
export const cleanAddress = (address: string): string =>
  cleanLine(address).replace(/\u00AD|\u034F|\u200C|\u200D/g, '');

function trimmed(text: string): string {
  if (!isSeen(text)) return '';
  const from = text.replace(AT_START, '');
  const signs = [...from];
  let end = signs.length;
  while (end > 0 && BLANK.test(signs[end - 1] as string)) end -= 1;
  return signs.slice(0, end).join('');
}
