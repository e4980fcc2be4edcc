import { fontsFor, type LetterFont } from './letter-fonts.ts';

/** Characters that the two fonts contain: Latin scripts of European languages, and punctuation. */
const OWN = /[\u0020-\u007e\u00a0-\u024f\u2010-\u203a\u20ac\u2116\u2122\u2212]/;
/** Emoji, with their joiners and modifiers. */
const PICTOGRAPHS = /(?![\u0023\u002a\u0030-\u0039\u00a9\u00ae\u2122])\p{Emoji}|[\u200d\ufe0f\u20e3]/gu;

/**
 * Returns the text as it can be rendered: without emoji, and with plain characters instead of ornamental ones (`𝓝` becomes `N`).
 * @returns undefined when glyphs would be missing.
 */
export async function drawableText(text: string): Promise<string | undefined> {
  const plain = text.normalize('NFC').replace(PICTOGRAPHS, '').replace(/\s+/g, ' ').trim();
  if (await fontsOf(plain)) return plain;
  const known = await Promise.all(
    Array.from(plain, async (sign) => ((await fontsOf(sign)) ? sign : sign.normalize('NFKC'))),
  );
  const simple = known.join('').replace(/\s+/g, ' ').trim();
  return (await fontsOf(simple)) ? simple : undefined;
}

/** Returns the additional fonts for a text; undefined when glyphs would be missing. */
export function fontsOf(text: string): Promise<LetterFont[] | undefined> {
  const others = Array.from(text).filter((sign) => !OWN.test(sign));
  return fontsFor(new Set(others.map((sign) => sign.codePointAt(0) ?? 0)), text);
}
