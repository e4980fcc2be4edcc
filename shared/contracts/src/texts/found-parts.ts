import { searchLetters } from './search-form.ts';

type Range = [from: number, to: number];

/** A text in its search form, with the original position of each of its characters. */
interface Compared {
  letters: string;
  starts: number[];
  ends: number[];
}

/** A letter with its marks, or a run of spaces. */
const PIECE = /\s+|\P{M}\p{M}*|\p{M}+/gu;
/** Maximum number of highlighted matches in one text. */
const MAX_PLACES = 500;

/** Splits a text at the matches of a search, whatever the spelling: every second part is a match. */
export function foundParts(text: string, typed: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const [from, to] of foundIn(text, typed)) {
    parts.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...parts, text.slice(end)];
}

/** Returns the ranges of a text that match the words of a search, in order, without overlaps. */
export function foundIn(text: string, typed: string): Range[] {
  const plain = comparedOf(text);
  const words = [...new Set(searchLetters(typed).split(' '))].filter((word) => word !== '');
  const key = withoutE(plain);
  const ranges = words.flatMap((word) => {
    const places = placesOf(word, plain);
    return places.length > 0 ? places : placesOf(withoutE(comparedOf(word)).letters, key);
  });
  return merged(ranges);
}

function comparedOf(text: string): Compared {
  const compared: Compared = { letters: '', starts: [], ends: [] };
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const letters = lettersOf(piece);
    compared.letters += letters;
    for (let at = 0; at < letters.length; at += 1) {
      compared.starts.push(index);
      compared.ends.push(index + piece.length);
    }
  }
  return compared;
}

function lettersOf(piece: string): string {
  // Fast path: most characters of a long text are ASCII and need no Unicode normalization.
  if (/^[!-~]$/.test(piece)) return piece.toLowerCase();
  // A single space would be trimmed.
  return searchLetters(`x${piece}x`).slice(1, -1);
}

/** Returns the key of a text, as {@link searchKey} does: `ae`, `oe` and `ue` become one letter. */
function withoutE({ letters, starts, ends }: Compared): Compared {
  const key: Compared = { letters: '', starts: [], ends: [] };
  for (let at = 0; at < letters.length; at += 1) {
    const isDropped = letters[at] === 'e' && /[aou]/.test(letters[at - 1] ?? '');
    if (isDropped) {
      // The preceding letter extends to the end of the dropped one.
      key.ends[key.ends.length - 1] = ends[at] ?? 0;
      continue;
    }
    key.letters += letters[at];
    key.starts.push(starts[at] ?? 0);
    key.ends.push(ends[at] ?? 0);
  }
  return key;
}

/** Returns the matches at the beginnings of words; without any, all matches. */
function placesOf(word: string, { letters, starts, ends }: Compared): Range[] {
  const places: number[] = [];
  for (
    let at = letters.indexOf(word);
    at >= 0 && places.length < MAX_PLACES;
    at = letters.indexOf(word, at + word.length)
  )
    places.push(at);
  const begun = places.filter((at) => at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? ''));
  return (begun.length > 0 ? begun : places).map((at) => [starts[at] ?? 0, ends[at + word.length - 1] ?? 0]);
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
