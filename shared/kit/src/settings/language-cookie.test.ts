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

it('tells the server another language than English, bound to the site where there is https', () => {
  const local = pageAt('http://localhost:3000');
  tellLanguage(local.page, 'de');
  expect(local.set).toEqual([`boardwalk-language=de; Path=/; ${YEAR}; SameSite=Lax`]);
  const site = pageAt('https://meridian.example');
  tellLanguage(site.page, 'de');
  expect(site.set).toEqual([`__Host-boardwalk-language=de; Path=/; ${YEAR}; SameSite=Lax; Secure`]);
});

it('says nothing that is known, and forgets what is English again', () => {
  const known = pageAt('http://localhost:3000', 'a=b; boardwalk-language=de');
  tellLanguage(known.page, 'de');
  tellLanguage(pageAt('http://localhost:3000').page, 'en');
  expect(known.set).toEqual([]);
  tellLanguage(known.page, 'en');
  expect(known.set).toEqual(['boardwalk-language=en; Path=/; Max-Age=0; SameSite=Lax']);
});
