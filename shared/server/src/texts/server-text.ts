import {
  ERRORS,
  type ErrorCode,
  fieldMessageOf,
  LANGUAGES,
  type LocalText,
  type PageLanguage,
  type SharedText,
} from '@boardwalk/contracts';
import { IntlMessageFormat } from 'intl-messageformat';
import { translationOf } from './catalogues.ts';

type Values = Record<string, string | number>;

/** Parsed messages, by language and text. */
const formats = new Map<string, IntlMessageFormat>();

/**
 * Returns a text of the server in a language. Catalogues are collected from English texts in the source that are marked with the comment `i18n`.
 * @param text the English text in ICU MessageFormat, such as `New: {title}`, or one that pages show too.
 * @param values values of its placeholders.
 */
export function serverText(text: string | SharedText, language: PageLanguage, values: Values = {}): string {
  const key = `${language} ${typeof text === 'string' ? text : text.id}`;
  const known = formats.get(key);
  const format =
    known ?? new IntlMessageFormat(translationOf(text, language), language, undefined, { ignoreTag: true });
  if (!known) formats.set(key, format);
  return String(format.format(values));
}

/** Returns a text of the server in each language, for pages that are released separately and may not know it. */
export function serverTexts(text: string | SharedText): LocalText {
  return Object.fromEntries(LANGUAGES.map((language) => [language, serverText(text, language)])) as LocalText;
}

/** Returns the default message of an error. */
export function errorText(code: ErrorCode, language: PageLanguage): string {
  return serverText(ERRORS[code].message, language);
}

/** Returns a field's message in a language; messages without a translation are returned unchanged. */
export function fieldText(message: string, language: PageLanguage): string {
  const known = fieldMessageOf(message);
  return known ? serverText(known.text, language, { n: known.value ?? '' }) : message;
}
