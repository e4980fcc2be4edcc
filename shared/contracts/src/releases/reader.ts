/** Languages of the site's own strings. */
export const LANGUAGES = ['en', 'de', 'es'] as const;
export type PageLanguage = (typeof LANGUAGES)[number];

/** Cookie with the language chosen in this browser; without it pages are English. */
export const LANGUAGE_COOKIE = 'boardwalk-language';

/**
 * Returns the full name of one of the site's cookies. On https its prefix binds it to this host: browsers accept it only with `Secure` and `Path=/`,
 * and not from another host of the domain. On plain http, as in local development, browsers reject such a name.
 * @param origin origin of the site.
 */
export function hostCookie(name: string, origin: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}

/** Properties of a reader that a server rendering depends on. None of them identifies a user. */
export interface Reader {
  /** Whether someone is signed in with this browser, so that the page has to wait for their identity. */
  session: boolean;
  language: PageLanguage;
}

export function isSameReader(one: Reader, other: Reader): boolean {
  return one.session === other.session && one.language === other.language;
}

/** Returns the language of a cookie if the site supports it, otherwise English. */
export function readLanguage(value: string | undefined): PageLanguage {
  return LANGUAGES.find((language) => language === value) ?? 'en';
}
