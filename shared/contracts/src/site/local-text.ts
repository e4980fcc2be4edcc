import type { PageLanguage } from '../releases/reader.ts';

/** A text in each language of the site; empty if it isn't translated. */
export type LocalText = Record<PageLanguage, string>;

/** A text that is the same in every language of the site, or has one for each. */
export type Words = string | LocalText;

/** Returns a text in a language. */
export function wordsIn(words: Words, language: string): string {
  return typeof words === 'string' ? words : (inLanguage(words, language) ?? '');
}

/** Converts a text into one per language. */
export function asLocalText(words: Words): LocalText {
  return typeof words === 'string' ? { en: words, de: '' } : words;
}

/** Returns the text in a language, falling back to English, then German, then undefined. */
export function inLanguage(text: LocalText | undefined, language: string): string | undefined {
  const own = language === 'de' ? text?.de : text?.en;
  return own || text?.en || text?.de || undefined;
}
