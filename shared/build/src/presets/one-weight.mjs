import subsetFont from 'subset-font';

/** Between the 700 of headings and the 800 of the largest: half of the file is the difference between all weights. */
const WEIGHT = 750;
/** Western European letters, digits and punctuation. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** Reduces a variable font to its optical sizes, one weight, and the characters of our languages. */
export default function oneWeight(font) {
  return subsetFont(font, LETTERS.map(lettersOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
  });
}

const lettersOf = ([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

export const raw = true;
