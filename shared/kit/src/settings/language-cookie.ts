import { hostCookie, LANGUAGE_COOKIE } from '@boardwalk/contracts';
import type { Language } from '../i18n/catalogs.ts';

const YEAR = 31_536_000;

/** Tells the server the language, so that it draws pages in it. English is what it draws without being told. */
export function tellLanguage(document: Document, language: Language): void {
  const { origin } = document.location;
  const name = hostCookie(LANGUAGE_COOKIE, origin);
  const cookies = document.cookie.split('; ');
  const told = cookies.includes(`${name}=${language}`);
  const knows = cookies.some((cookie) => cookie.startsWith(`${name}=`));
  if (language === 'en' ? !knows : told) return;
  const lifetime = language === 'en' ? 0 : YEAR;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  document.cookie = `${name}=${language}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
}
