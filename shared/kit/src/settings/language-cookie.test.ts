import { expect, it } from 'vitest';
import { writeLanguageCookie } from './language-cookie.ts';

/** A fake document at a URL that records each cookie. */
function pageAt(origin: string, cookie = '') {
  const set: string[] = [];
  const page = {
    location: { origin },
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      set.push(text);
    },
  };
  return { page: page as Document, set };
}

const MAX_AGE = 'Max-Age=31536000';

it('stores a language other than the served one, with a host-bound cookie on https', () => {
  const local = pageAt('http://localhost:3000');
  writeLanguageCookie(local.page, 'de', 'en');
  expect(local.set).toEqual([`boardwalk-language=de; Path=/; ${MAX_AGE}; SameSite=Lax`]);
  const site = pageAt('https://meridian.example');
  writeLanguageCookie(site.page, 'de', 'en');
  expect(site.set).toEqual([`__Host-boardwalk-language=de; Path=/; ${MAX_AGE}; SameSite=Lax; Secure`]);
});

it('doesn’t store a language that the server already uses', () => {
  const withCookie = pageAt('http://localhost:3000', 'a=b; boardwalk-language=de');
  writeLanguageCookie(withCookie.page, 'de', 'de');
  const withoutCookie = pageAt('http://localhost:3000');
  writeLanguageCookie(withoutCookie.page, 'de', 'de');
  expect([...withCookie.set, ...withoutCookie.set]).toEqual([]);
});

it('stores English if the browser requests another language, or another was chosen before', () => {
  const withoutCookie = pageAt('http://localhost:3000');
  writeLanguageCookie(withoutCookie.page, 'en', 'de');
  const chosen = pageAt('http://localhost:3000', 'a=b; boardwalk-language=de');
  writeLanguageCookie(chosen.page, 'en', 'de');
  const english = `boardwalk-language=en; Path=/; ${MAX_AGE}; SameSite=Lax`;
  expect([withoutCookie.set, chosen.set]).toEqual([[english], [english]]);
});
