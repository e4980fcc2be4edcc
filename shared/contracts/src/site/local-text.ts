import type { PageLanguage } from '../releases/reader.ts';

/** A text in each language of the site; an empty one isn't written in it. */
export type LocalText = Record<PageLanguage, string>;

/** A text that is the same in every language of the site, or has one for each. */
export type Words = string | LocalText;

/** What words say in a language. */
export function wordsIn(words: Words, language: string): string {
  return typeof words === 'string' ? words : (inLanguage(words, language) ?? '');
}

/** Words as a text in each language. */
export function asLocalText(words: Words): LocalText {
  return typeof words === 'string' ? { en: words, de: '' } : words;
}

/** What a text says in a language: its own words, else those in English or German, else undefined. */
export function inLanguage(text: LocalText | undefined, language: string): string | undefined {
  const own = language === 'de' ? text?.de : text?.en;
  return own || text?.en || text?.de || undefined;
}
