import { LANGUAGES, type PageLanguage } from '../releases/reader.ts';

/** A text by language. English is required; a missing or empty language shows another one. */
export type LocalText = { en: string } & Partial<Record<PageLanguage, string>>;

/** A text that is the same in every language of the site, or has one for each. */
export type Words = string | LocalText;

/** Returns a text in a language. */
export function wordsIn(words: Words, language: string): string {
  return typeof words === 'string' ? words : (inLanguage(words, language) ?? '');
}

/** Converts a text into one per language. */
export function asLocalText(words: Words): LocalText {
  return typeof words === 'string' ? { en: words } : words;
}

/** Returns the text in a language, falling back to English, then to any other language, then undefined. */
export function inLanguage(text: LocalText | undefined, language: string): string | undefined {
  if (text === undefined) return undefined;
  const own = LANGUAGES.find((name) => name === language);
  const written = [own, ...LANGUAGES].find((name) => name !== undefined && text[name]);
  return written && text[written];
}
