import { DELETED_MEMBER } from '@boardwalk/contracts';
import type { PaletteName } from '../theme/color-types.ts';

/** A path with its fill (hexadecimal), or with the width of its line. An empty path is left out. */
type Part = readonly [path: string, style: string];

const PALETTES = ['sodium', 'tide', 'dusk', 'signal'] as const;
/** Backgrounds of a palette, so that a portrait matches other marks of the same member. */
const BACKGROUNDS = {
  sodium: ['f0b45a', 'd68b3c'],
  tide: ['5bb8aa', '2f807a'],
  dusk: ['929eea', '4c5ba6'],
  signal: ['ea8b76', 'b65040'],
} as const;
const SKINS = ['f3cfa9', 'e2ac7c', 'c98a5b', 'a4673f', '7d4a2d', '5a3421'] as const;
const HAIR = ['1d1a22', '3b2419', '6b3f22', 'bf5f2a', 'dba94e', '8f3b22', 'c4beb6'] as const;
/** Colors of hair that differ enough from the darker half of the skins. */
const HAIR_ON_DARK = ['17141c', '17141c', '2b1812', 'c4beb6', 'cf7233'] as const;
const COATS = ['1f2f4d', '24525b', '7a3328', '3f4a3a', '5b3a5e', 'b9792a', '2a2f3a', '86552f'] as const;
const ACCENTS = ['f6a821', 'd9583f', '2f9d8f', '5f6ec8', 'efe6d2', '26324a'] as const;
const INK = '120e16';
const WHITE = 'f7f1e4';

const HEAD = 'M16 20a8 8 0 0 1 16 0v3a8 8 0 0 1-4 6.9V36h-8v-6.1A8 8 0 0 1 16 23z';
const CHIN_SHADOW = 'M20 29.9c2.5 1.5 5.5 1.5 8 0v1.6c-2.5 1.6-5.5 1.6-8 0z';
const SHOULDERS = 'M3 50c1-11 7-15 14-16 3 4 11 4 14 0 7 1 13 5 14 16z';
const LONG = 'M13 21c0-9 5-13 11-13s11 4 11 13v12c0 3-2 5-4 5H17c-2 0-4-2-4-5z';
const BOB = 'M14 20c0-8 4-12 10-12s10 4 10 12v7c0 3-2 4-3 4H17c-1 0-3-1-3-4z';

/** Hair in front of the head, and behind it. */
const HAIRCUTS = [
  ['M15 21C14 12 18 8 24 8s10 4 9 13c-1-3-2-5-4-6-3 1-7 1-10 0-2 1-3 3-4 6z', ''],
  ['M15 22C13 12 17 7 25 8c6 0 9 5 8 14-1-3-2-5-3-6-5 0-9-2-11-4 0 3-3 5-4 10z', ''],
  ['M15.5 19C15 11 19 8 24 8s9 3 8.5 11C31 15 28 13.5 24 13.5S17 15 15.5 19z', ''],
  [
    'M15 21a4 4 0 0 1-1-7 4.5 4.5 0 0 1 5-5 5.5 5.5 0 0 1 10 0 4.5 4.5 0 0 1 5 5 4 4 0 0 1-1 7c0-3-2-5-4-6-3 1-7 1-10 0-2 1-4 3-4 6z',
    '',
  ],
  ['', ''],
  ['M15 24C13 13 18 8 24 8s11 5 9 16c0-5-2-8-4-9-4 0-7-1-9-3-1 4-4 6-5 12z', LONG],
  ['M15 22C13 12 17 8 24 8s11 4 9 14l-1-4.5c-5 1-11 1-16 0z', BOB],
  ['M15 22C14 12 18 9 24 9s10 3 9 13c-1-4-4-7-9-8-5 1-8 4-9 8zM20 8a4 4 0 1 1 8 0 4 4 0 1 1-8 0z', ''],
  ['M15 23C13 13 18 8 24 8s11 5 9 15c-1-5-4-8-9-9.5C19 15 16 18 15 23z', BOB],
] as const;

const CAP = 'M14.5 15.5C14 9 18 6 24 6s10 3 9.5 9.5z';
/** Hats, in the accent's color unless they have their own. */
const HATS: readonly (readonly (readonly [string, string?])[])[] = [
  [],
  [],
  [],
  [],
  [[CAP], ['M13.5 14h21v4.5h-21z', WHITE]],
  [['M14 16c-2-6 3-10 10-10s11 3 10 9.5zM14 15h21c3 .5 4 2 3 3.5H15c-1 0-2-2-1-3.5z']],
  [['M16.5 14c0-6 2-9.5 7.5-9.5S31.5 8 31.5 14zM9 14.5h30c0 2.5-7 4-15 4s-15-1.5-15-4z']],
  [
    ['M12 11.5C15 6 33 6 36 11.5L33.5 15h-19z', WHITE],
    ['M14.5 14.5h19v2l3 2.5h-25l3-2.5z', '26324a'],
  ],
  [['M13.5 24C12 12 17 7 24 7s12 5 10.5 17c-1-6-4.5-9.5-10.5-9.5S14.5 18 13.5 24z']],
];

const COLLARS: readonly ((accent: string, skin: string) => readonly Part[])[] = [
  (_, skin) => [['M19 34l5 5 5-5z', skin]],
  () => [['M18 34l6 9 6-9-2-1c-2 2-6 2-8 0z', WHITE]],
  (accent) => [['M16 33.5c4 3 12 3 16 0l1 4.5c-5 3-13 3-18 0zM27 38h4l1 9h-4z', accent]],
  (accent) => [['M19 31.5c3 2 7 2 10 0l.5 4.5c-3 2-8 2-11 0z', accent]],
  (accent) => [
    ['M18 34l6 8 6-8-2-1c-2 2-6 2-8 0z', WHITE],
    ['M22.5 38.5h3L26 48h-4z', accent],
  ],
];

const EYES = 'M20.5 21.2v.9M27.5 21.2v.9';
const SMILE = 'M21.5 26c1.5 1.3 3.5 1.3 5 0';
const GLASSES = 'M17.5 21.6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M24.5 21.6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M23.5 21h1';
const BEARD = 'M16 21c.5 3 2 4.5 4 4.5 2-1.5 6-1.5 8 0 2 0 3.5-1.5 4-4.5v3a8 8 0 0 1-16 0z';
const MOUSTACHE = 'M20 26c1-2 3-2 4-1 1-1 3-1 4 1-2 .7-3 .5-4-.2-1 .7-2 .9-4 .2z';

const SILHOUETTE: readonly Part[] = [
  ['M0 0h48v48H0z', '8a94a6'],
  [SHOULDERS, 'c3cad5'],
  [HEAD, 'c3cad5'],
];

/** Returns the palette of a member's portrait, to mark other things of the same member. @param name the handle */
export function memberPalette(name: string): PaletteName {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return PALETTES[sum % PALETTES.length] ?? 'sodium';
}

/**
 * Returns a portrait as the URL of an SVG picture, the same one for a seed everywhere. Deleted members and an empty seed have a silhouette.
 * @param seed the handle
 */
export function portraitOf(seed: string): string {
  if (seed === '' || seed === DELETED_MEMBER.username) return pictureOf(SILHOUETTE);
  const pick = picker(seed);
  const palette = memberPalette(seed) as keyof typeof BACKGROUNDS;
  const background = pick(BACKGROUNDS[palette]);
  const skin = pick(SKINS);
  const hair = pick(SKINS.indexOf(skin) < 3 ? HAIR : HAIR_ON_DARK);
  const [front, back] = pick(HAIRCUTS);
  const accent = pick(ACCENTS);
  const hat = pick(HATS);
  const beard = back === '' ? pick(['', '', '', BEARD, MOUSTACHE]) : '';
  const glasses = pick(['', '', '', GLASSES]);
  const parts: Part[] = [
    ['M0 0h48v48H0z', background],
    [back, hair],
    [SHOULDERS, pick(COATS)],
    [HEAD, skin],
    [CHIN_SHADOW, '0003'],
  ];
  parts.push(...pick(COLLARS)(accent, skin), [beard, hair], [front, hair]);
  parts.push(...hat.map(([path, fill = accent]): Part => [path, fill]));
  return pictureOf(parts, [
    [EYES + (beard === '' ? SMILE : ''), '1.5'],
    [glasses, '.9'],
  ]);
}

/** Returns a function that picks from lists, always in the same way for a seed (FNV-1a and xorshift). */
function picker(seed: string): <T>(list: readonly T[]) => T {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (list) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return list[(state >>> 0) % list.length] as (typeof list)[number];
  };
}

/**
 * Returns the URL of a picture of shapes, lines above them. Quotes are percent-encoded too: React would write six characters for each. The view box
 * is the part of the grid of 48 × 48 units that is best in a circle.
 */
function pictureOf(shapes: readonly Part[], lines: readonly Part[] = []): string {
  const filled = shapes.map(([path, fill]) => path && `<path fill='#${fill}' d='${path}'/>`);
  const stroked = lines.map(([path, width]) => path && `<path d='${path}' stroke-width='${width}'/>`);
  const svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='4 3 40 40'>" +
    filled.join('') +
    (lines.length > 0
      ? `<g fill='none' stroke='#${INK}' stroke-linecap='round'>${stroked.join('')}</g>`
      : '') +
    '</svg>';
  return `data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent).replaceAll("'", '%27')}`;
}
