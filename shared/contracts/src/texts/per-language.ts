import { z } from 'zod';
import { LANGUAGES, type PageLanguage } from '../releases/reader.ts';

type OtherLanguage = Exclude<PageLanguage, 'en'>;

/** Schema of a text in each language of the site; English is required, so that a language can be added without changing stored texts. */
export function perLanguage<T extends z.ZodType>(schema: T) {
  const others = LANGUAGES.filter((language) => language !== 'en');
  const optional = Object.fromEntries(others.map((language) => [language, schema.optional()]));
  return z.object({ en: schema, ...(optional as Record<OtherLanguage, z.ZodOptional<T>>) });
}
