import { LANGUAGES, type PageLanguage } from '../releases/reader.ts';

/** A text by language. English is required; a missing or empty language shows another one. */
export type LocalText = { en: string } & Partial<Record<PageLanguage, string>>;

/** A text that is the same in every language of the site, or has one for each. */
export type SiteText = string | LocalText;

/** Returns a text in a language. */
export function localize(text: SiteText, language: string): string {
  return typeof text === 'string' ? text : (inLanguage(text, language) ?? '');
}

/** Converts a text into one per language. */
export function asLocalText(text: SiteText): LocalText {
  return typeof text === 'string' ? { en: text } : text;
}

/** Returns the text in a language, falling back to English, then to any other language, then undefined. */
export function inLanguage(text: LocalText | undefined, language: string): string | undefined {
  if (text === undefined) return undefined;
  const own = LANGUAGES.find((name) => name === language);
  const written = [own, ...LANGUAGES].find((name) => name !== undefined && text[name]);
  return written && text[written];
}
