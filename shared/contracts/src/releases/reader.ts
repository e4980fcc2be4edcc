/** The languages that the site's own words come in. */
export const LANGUAGES = ['en', 'de'] as const;
export type PageLanguage = (typeof LANGUAGES)[number];

/** The cookie by which a browser tells the gateway the language that was chosen in it; without it pages are English. */
export const LANGUAGE_COOKIE = 'boardwalk-language';

/**
 * The name that a cookie of the site's has. On https its prefix binds it to this very host: browsers take it only with `Secure` and
 * `Path=/`, and from no other host of the domain. On plain http, as on a developer's own computer, they would refuse such a name.
 * @param origin the site's.
 */
export function hostCookie(name: string, origin: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}

/** What a page is drawn for, as far as the server can know: nothing of it says who somebody is. */
export interface Reader {
  /** Whether somebody signed in with this browser, so that their page waits for who they are. */
  session: boolean;
  language: PageLanguage;
}

export function isSameReader(one: Reader, other: Reader): boolean {
  return one.session === other.session && one.language === other.language;
}

/** The language that a cookie names, if the site speaks it. */
export function readLanguage(word: string | undefined): PageLanguage {
  return LANGUAGES.find((language) => language === word) ?? 'en';
}
