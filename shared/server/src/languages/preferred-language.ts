import { LANGUAGES, type PageLanguage } from '@boardwalk/contracts';
import Negotiator from 'negotiator';

/**
 * The language that a browser asks for.
 * @param header its `Accept-Language` (RFC 9110, section 12.5.4).
 * @param offered the languages that there are, the usual one first.
 * @returns the usual one where it asks for none of them.
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
