import { readFile } from 'node:fs/promises';
import { findInPackages } from '../../platform/packages.ts';

/** A file of a font family, with a subset of its characters. */
export interface LetterFont {
  /** Name of the font in the renderer. */
  name: string;
  /** Full path of the file. */
  path: string;
}

interface Subset extends LetterFont {
  /** First and last code points of its ranges. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Noto in the scripts that the site's fonts lack, each split into files by its package. Source: fontsource.org, SIL Open Font License 1.1. */
const FAMILIES = {
  'noto-sans': ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'],
  'noto-sans-arabic': ['arabic'],
  'noto-sans-hebrew': ['hebrew'],
  'noto-sans-thai': ['thai'],
  // Only the numbered subsets: the others repeat Latin.
  'noto-sans-jp': undefined,
  'noto-sans-kr': undefined,
  'noto-sans-sc': undefined,
} as const satisfies Record<string, readonly string[] | undefined>;
type Family = keyof typeof FAMILIES;

const ALPHABETS: readonly Family[] = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai'];

const loaded = new Map<Family, Promise<readonly Subset[]>>();

/**
 * Finds the fonts for characters that the site's fonts lack.
 * @param letters code points, without those that the site's fonts contain.
 * @returns the fonts; undefined when none of them contains some character.
 */
export async function fontsFor(
  letters: ReadonlySet<number>,
  text: string,
): Promise<LetterFont[] | undefined> {
  const found = new Set<Subset>();
  const missing = new Set(letters);
  for (const family of familiesFor(text)) {
    if (missing.size === 0) break;
    for (const subset of await subsetsOf(family))
      for (const letter of missing) {
        if (!has(subset, letter)) continue;
        found.add(subset);
        missing.delete(letter);
      }
  }
  return missing.size === 0 ? [...found] : undefined;
}

/**
 * Returns font families by priority. Chinese, Japanese and Korean share code points with different glyphs; the other characters of the text decide
 * the language.
 */
function familiesFor(text: string): readonly Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return [...ALPHABETS, 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];
  if (/\p{Script=Hangul}/u.test(text)) return [...ALPHABETS, 'noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'];
  return [...ALPHABETS, 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
}

const has = ({ ranges }: Subset, point: number) =>
  ranges.some(([first, last]) => first <= point && point <= last);

function subsetsOf(family: Family): Promise<readonly Subset[]> {
  const known = loaded.get(family);
  if (known) return known;
  const reading = readSubsets(family);
  loaded.set(family, reading);
  reading.catch(() => loaded.delete(family));
  return reading;
}

/** Reads the table of a package: the name of each subset, with its characters as a CSS unicode-range (`U+0370-0377,U+037A`). */
async function readSubsets(family: Family): Promise<Subset[]> {
  const table = findInPackages(`@fontsource-variable/${family}/unicode.json`);
  const parts = JSON.parse(await readFile(table, 'utf8')) as Record<string, string>;
  const wanted: readonly string[] | undefined = FAMILIES[family];
  return Object.entries(parts)
    .filter(([part]) => (wanted ? wanted.includes(part) : part.startsWith('[')))
    .map(([part, ranges]) => {
      const name = `${family}-${part.replace(/[[\]]/g, '')}`;
      return {
        name,
        path: table.replace('unicode.json', `files/${name}-wght-normal.woff2`),
        ranges: rangesIn(ranges),
      };
    });
}

function rangesIn(text: string): [first: number, last: number][] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
