import { expect, it } from 'vitest';
import { tellLanguage } from './language-cookie.ts';

/** A document at an address, that notes each cookie which is set. */
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

it('tells the server another language than it takes for the reader’s, bound to the site where there is https', () => {
  const local = pageAt('http://localhost:3000');
  tellLanguage(local.page, 'de', 'en');
  expect(local.set).toEqual([`boardwalk-language=de; Path=/; ${YEAR}; SameSite=Lax`]);
  const site = pageAt('https://meridian.example');
  tellLanguage(site.page, 'de', 'en');
  expect(site.set).toEqual([`__Host-boardwalk-language=de; Path=/; ${YEAR}; SameSite=Lax; Secure`]);
});

it('says nothing that the server knows', () => {
  const told = pageAt('http://localhost:3000', 'a=b; boardwalk-language=de');
  tellLanguage(told.page, 'de', 'de');
  const asked = pageAt('http://localhost:3000');
  tellLanguage(asked.page, 'de', 'de');
  expect([...told.set, ...asked.set]).toEqual([]);
});

it('says English where the browser asks for another language, or another was chosen before', () => {
  const asked = pageAt('http://localhost:3000');
  tellLanguage(asked.page, 'en', 'de');
  const chosen = pageAt('http://localhost:3000', 'a=b; boardwalk-language=de');
  tellLanguage(chosen.page, 'en', 'de');
  const english = `boardwalk-language=en; Path=/; ${YEAR}; SameSite=Lax`;
  expect([asked.set, chosen.set]).toEqual([[english], [english]]);
});
