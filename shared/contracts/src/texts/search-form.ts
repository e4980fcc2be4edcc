// Without schemas: shared by pages, the server, and a test that compares them with the SQL. The migration 0000_functions defines the same functions for PostgreSQL.

/** Letters without a Unicode decomposition, mapped one to one: capitals, letters with a stroke, and variants of the same letter. */
const LETTERS: readonly (readonly [from: string, to: string])[] = [
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'],
  ['ØøĐđÐðŁłĦħŦŧŊŋıĸƏÆŒẞÞƁɓƊɗƆƐƝƘƙƳƴ', 'ooddddllhhttnnikəæœßþbbddɔɛɲkkyy'],
  ['ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς', 'αβγδεζηθικλμνξοπρστυφχψωσ'],
  ['АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'абвгдежзиклмнопрстуфхцчшщъыьэюя'],
  ['ЂЄЅІЈЉЊЋЏҐҒҖҘҚҜҠҢҤҪҮҰҲҶҸҺӘӨӠ', 'ђєѕіјљњћџґғҗҙқҝҡңҥҫүұҳҷҹһәөӡ'],
  ['ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ', 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'],
];
/** Letters that map to two. */
const PAIRS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

/** Accents and other marks on letters, the Arabic tatweel, and zero-width characters. Vowel signs of Indic scripts and Thai aren't accents. */
const MARK = String.raw`\u00AD\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u180E\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF`;
const MARKS = new RegExp(`[${MARK}]+`, 'g');
const APOSTROPHES = /[\u02BC\u2018\u2019\u201B\u2032]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/**
 * Spaces, angle brackets (PostgreSQL would parse an HTML tag between them, and no words) and punctuation outside of ASCII, which some of its locales
 * treat as letters.
 */
const BLANKS =
  /[\t\n\r <>\u00A1\u00A7\u00AB\u00B6\u00B7\u00BB\u00BF\u055A-\u055F\u0589\u05BE\u05C0\u05C3\u05F3\u05F4\u060C\u061B\u061E\u061F\u066A-\u066D\u06D4\u0964\u0965\u0E4F\u0E5A\u0E5B\u2016\u2017\u201A\u201C-\u2029\u2030\u2031\u2033-\u205E\u2E00-\u2E5D\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30FB]+/g;

/** `trim()` would also remove control characters, which PostgreSQL keeps. */
const OUTER_SPACES = /^ +| +$/g;

/** Characters of scripts without spaces between words, or with compound words: Chinese, Japanese, Korean, Thai, Lao, Burmese, Khmer. */
const UNDIVIDED = String.raw`\u0E01-\u0E4E\u0E81-\u0ECE\u1000-\u109F\u1780-\u17DD\u3005-\u3007\u3041-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\u{20000}-\u{3FFFF}`;
const UNDIVIDED_RUN = new RegExp(`[${UNDIVIDED}]+`, 'gu');
const BETWEEN_RUNS = new RegExp(`[^${UNDIVIDED}]+`, 'gu');
const FIRST_OF_RUN = new RegExp(`(^| )([${UNDIVIDED}])`, 'gu');
const TWO = new RegExp(`([${UNDIVIDED}][${UNDIVIDED}])`, 'gu');

const SMALL_LETTER = new Map(
  LETTERS.flatMap(([from, to]) => {
    const letters = [...to];
    return [...from].map((letter, at) => [letter, letters[at] ?? ''] as const);
  }),
);
const OTHER_LETTER = new RegExp(`[${LETTERS.map(([from]) => from).join('')}]`, 'gu');

/** Returns a text's normal form for searches: NFKC, lowercase, without accents, with single spaces. `Café Müller` becomes `cafe muller`. */
export function searchLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(OTHER_LETTER, (letter) => SMALL_LETTER.get(letter) ?? letter)
    .replace(/[ßæœþ]/g, (letter) => PAIRS[letter] ?? letter)
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .normalize('NFC')
    .replace(BLANKS, ' ')
    .replace(OUTER_SPACES, '');
}

/** Returns the common key of `Müller`, `Mueller` and `Muller`. Texts with equal keys are equal for a search. */
export function searchKey(text: string): string {
  return keyOf(searchLetters(text));
}

/**
 * Returns the indexed form of a text: its characters, their key if it differs, and each pair of adjacent characters of scripts without
 * spaces between words. A text matches if its form contains one of {@link searchWordings}.
 */
export function searchForm(text: string): string {
  const letters = searchLetters(text);
  const key = keyOf(letters);
  return [letters, ...(key === letters ? [] : [key]), neighborsIn(letters)]
    .join(' ')
    .replace(OUTER_SPACES, '');
}

/** Returns the texts to look for in a {@link searchForm}: the normalized query, and its key if it differs. Empty if nothing is left of the query. */
export function searchWordings(typed: string): string[] {
  const letters = searchLetters(typed);
  return [...new Set([letters, keyOf(letters)])].filter((wording) => wording !== '');
}

/** Replaces each run of a script without spaces by its pairs of adjacent characters, as the word index contains them. */
export function inIndexedWords(letters: string): string {
  return letters
    .replace(UNDIVIDED_RUN, (run) => {
      const characters = [...run];
      const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
      return ` ${pairs.length > 0 ? pairs.join(' ') : run} `;
    })
    .replace(/ +/g, ' ')
    .replace(OUTER_SPACES, '');
}

/** Returns whether a text contains a script without spaces between words. */
export const isUndivided = (text: string): boolean => text.search(UNDIVIDED_RUN) >= 0;

function keyOf(letters: string): string {
  // No match is lost when this drops a leading e: the unchanged letters are in the index as well.
  return letters.replace(/([aou])e/g, '$1');
}

function neighborsIn(letters: string): string {
  if (!isUndivided(letters)) return '';
  const runs = letters.replace(BETWEEN_RUNS, ' ');
  const shifted = runs.replace(FIRST_OF_RUN, '$1$2 ');
  return `${runs.replace(TWO, ' $1 ')} ${shifted.replace(TWO, ' $1 ')}`
    .replace(/ +/g, ' ')
    .replace(OUTER_SPACES, '');
}
