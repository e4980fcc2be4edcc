import { expect, it } from 'vitest';
import { tellLanguage } from './language-cookie.ts';

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

const YEAR = 'Max-Age=31536000';

it('stores a language other than the served one, with a host-bound cookie on https', () => {
  const local = pageAt('http://localhost:3000');
  tellLanguage(local.page, 'de', 'en');
  expect(local.set).toEqual([`boardwalk-language=de; Path=/; ${YEAR}; SameSite=Lax`]);
  const site = pageAt('https://meridian.example');
  tellLanguage(site.page, 'de', 'en');
  expect(site.set).toEqual([`__Host-boardwalk-language=de; Path=/; ${YEAR}; SameSite=Lax; Secure`]);
});

it('doesn’t store a language that the server already uses', () => {
  const told = pageAt('http://localhost:3000', 'a=b; boardwalk-language=de');
  tellLanguage(told.page, 'de', 'de');
  const asked = pageAt('http://localhost:3000');
  tellLanguage(asked.page, 'de', 'de');
  expect([...told.set, ...asked.set]).toEqual([]);
});

it('stores English if the browser requests another language, or another was chosen before', () => {
  const asked = pageAt('http://localhost:3000');
  tellLanguage(asked.page, 'en', 'de');
  const chosen = pageAt('http://localhost:3000', 'a=b; boardwalk-language=de');
  tellLanguage(chosen.page, 'en', 'de');
  const english = `boardwalk-language=en; Path=/; ${YEAR}; SameSite=Lax`;
  expect([asked.set, chosen.set]).toEqual([[english], [english]]);
});
