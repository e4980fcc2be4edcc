import { hostCookie, LANGUAGE_COOKIE } from '@boardwalk/contracts';
import type { Language } from '../i18n/catalogs.ts';

const YEAR = 31_536_000;

/**
 * Tells the server the language, so that it draws pages in it.
 * @param served what the server takes for it: what it was told, else what the browser asks for.
 */
export function tellLanguage(document: Document, language: Language, served: Language): void {
  const { origin } = document.location;
  const name = hostCookie(LANGUAGE_COOKIE, origin);
  const told = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if ((told ?? `${name}=${served}`) === `${name}=${language}`) return;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  document.cookie = `${name}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
