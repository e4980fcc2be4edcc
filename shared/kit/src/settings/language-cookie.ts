import { LANGUAGE_COOKIE } from '@boardwalk/contracts';
import type { Language } from '../words/words.ts';

const YEAR = 31_536_000;

/** Tells the server the language, so that it draws pages in it. English is what it draws without being told. */
export function tellLanguage(document: Document, language: Language): void {
  const told = document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${language}`);
  const knows = document.cookie.includes(`${LANGUAGE_COOKIE}=`);
  if (language === 'en' ? !knows : told) return;
  const lifetime = language === 'en' ? 0 : YEAR;
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
}
