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

/** Values of the placeholders of a text; null chooses the case `none` of a `select`. */
type Values = Record<string, string | number | null>;

/** A string value. As an object, it equals no case of a `select`, even if it is a member who is called `none`. */
class Verbatim {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Parsed messages, by language and text. */
const formats = new Map<string, IntlMessageFormat>();

/**
 * Returns a text of the server in a language. Catalogues are collected from English texts in the source that are marked with the comment `i18n`. Tags
 * `<b>` of the text, with which pages mark names, are omitted; values are inserted unchanged.
 * @param text the English text in ICU MessageFormat, such as `New: {title}`, or one that pages show too.
 * @param values values of its placeholders.
 */
export function serverText(text: string | SharedText, language: PageLanguage, values: Values = {}): string {
  const key = `${language} ${typeof text === 'string' ? text : text.id}`;
  const known = formats.get(key);
  const format = known ?? parse(translationOf(text, language), language);
  if (!known) formats.set(key, format);
  const given = Object.entries(values).map(([name, value]) => [name, argumentOf(value)]);
  return format
    .formatToParts<Verbatim>(Object.fromEntries(given))
    .map(({ value }) => (value instanceof Verbatim ? value.text : String(value)))
    .join('');
}

function parse(text: string, language: PageLanguage): IntlMessageFormat {
  return new IntlMessageFormat(text.replaceAll(/<\/?b>/g, ''), language, undefined, { ignoreTag: true });
}

function argumentOf(value: string | number | null): Verbatim | number | 'none' {
  if (value === null) return 'none';
  return typeof value === 'string' ? new Verbatim(value) : value;
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
