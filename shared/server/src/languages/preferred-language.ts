import { LANGUAGES, type PageLanguage } from '@boardwalk/contracts';
import Negotiator from 'negotiator';

/**
 * Returns the best language for a browser.
 * @param header its `Accept-Language` (RFC 9110, section 12.5.4).
 * @param offered available languages, the default first.
 * @returns the default if none matches.
 */
export function preferredLanguage(
  header: string | undefined,
  offered: readonly PageLanguage[] = LANGUAGES,
): PageLanguage {
  const usual = offered[0] ?? LANGUAGES[0];
  if (header === undefined) return usual;
  const best = new Negotiator({ headers: { 'accept-language': header } }).language([...offered]);
  return offered.find((language) => language === best) ?? usual;
}
