import type { PageLanguage, SharedText } from '@boardwalk/contracts';
import { po } from 'gettext-parser';
import german from './locales/de.po?raw';
import spanish from './locales/es.po?raw';

/** The files of translations. English is in the source: a text without a translation is shown in English. */
const FILES: Record<Exclude<PageLanguage, 'en'>, string> = { de: german, es: spanish };

/** Translations by language, then by the id of a shared text or by the English text of another. */
const catalogues = new Map<string, ReadonlyMap<string, string>>();

/** Returns the translation of a text; the English text without one. */
export function translationOf(text: string | SharedText, language: PageLanguage): string {
  const { id, message } = typeof text === 'string' ? { id: text, message: text } : text;
  if (language === 'en') return message;
  // A newer version may have stored a language that this one doesn't have.
  if (!Object.hasOwn(FILES, language)) return message;
  const known = catalogues.get(language) ?? read(FILES[language]);
  catalogues.set(language, known);
  return known.get(id) || message;
}

function read(file: string): ReadonlyMap<string, string> {
  const entries = Object.values(po.parse(file).translations[''] ?? {});
  return new Map(entries.map(({ msgid, msgstr: [translation = ''] }) => [msgid, translation]));
}
