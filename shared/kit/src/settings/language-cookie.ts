import { hostCookie, LANGUAGE_COOKIE } from '@boardwalk/contracts';
import type { Language } from '../i18n/catalogs.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Stores the language in a cookie, so that the server renders pages in it.
 * @param served the language the server uses: that of the cookie, else the one the browser requests.
 */
export function writeLanguageCookie(document: Document, language: Language, served: Language): void {
  const { origin } = document.location;
  const name = hostCookie(LANGUAGE_COOKIE, origin);
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if ((cookie ?? `${name}=${served}`) === `${name}=${language}`) return;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  document.cookie = `${name}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
