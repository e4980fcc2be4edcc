import { readFile } from 'node:fs/promises';
import { findInPackages } from '../../platform/packages.ts';

/** One file of a family: some of its letters. */
export interface LetterFont {
  /** The name by which the renderer knows it. */
  name: string;
  /** The file's full path. */
  path: string;
}

interface Subset extends LetterFont {
  /** First and last code points of its letters, in pairs. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Noto in the scripts that the faces of the site lack, each cut into files by its package. Source: fontsource.org, SIL Open Font License 1.1. */
const FAMILIES = {
  'noto-sans': ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'],
  'noto-sans-arabic': ['arabic'],
  'noto-sans-hebrew': ['hebrew'],
  'noto-sans-thai': ['thai'],
  // All that are numbered: the rest repeats Latin.
  'noto-sans-jp': undefined,
  'noto-sans-kr': undefined,
  'noto-sans-sc': undefined,
} as const satisfies Record<string, readonly string[] | undefined>;
type Family = keyof typeof FAMILIES;

const ALPHABETS: readonly Family[] = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai'];

const loaded = new Map<Family, Promise<readonly Subset[]>>();

/**
 * Finds the fonts for letters that the faces of the site lack.
 * @param letters the code points, and nothing that the faces have.
 * @returns the fonts; undefined when some letter is in none of them.
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

/** Chinese, Japanese and Korean share characters that each of them writes in its own way. The other characters of the text decide which one it is. */
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

/** Reads the table of a package: the name of each file's part, with its letters as CSS writes them (`U+0370-0377,U+037A`). */
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
