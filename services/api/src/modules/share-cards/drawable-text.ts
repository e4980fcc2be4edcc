/** Letters and signs that the two faces have: European languages in Latin letters, and what stands between words. */
const DRAWABLE = /^[\u0020-\u007e\u00a0-\u024f\u2010-\u203a\u20ac\u2116\u2122\u2212]*$/;
/** Pictures among letters, with what joins and colours them. */
const PICTOGRAPHS = /(?![\u0023\u002a\u0030-\u0039\u00a9\u00ae\u2122])\p{Emoji}|[\u200d\ufe0f\u20e3]/gu;

/** The text as it can be drawn, without pictographs; undefined when letters would be missing. */
export function drawableText(text: string): string | undefined {
  const plain = text.normalize('NFC').replace(PICTOGRAPHS, '').replace(/\s+/g, ' ').trim();
  return DRAWABLE.test(plain) ? plain : undefined;
}
