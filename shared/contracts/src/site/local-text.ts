import type { PageLanguage } from '../releases/reader.ts';

/** A text in each language of the site; an empty one isn't written in it. */
export type LocalText = Record<PageLanguage, string>;

/** What a text says in a language: its own words, else those in English or German, else undefined. */
export function inLanguage(text: LocalText | undefined, language: string): string | undefined {
  const own = language === 'de' ? text?.de : text?.en;
  return own || text?.en || text?.de || undefined;
}
