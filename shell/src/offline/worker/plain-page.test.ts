import { LANGUAGES } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { plainPage } from './plain-page.ts';

it.each(LANGUAGES)('contains no external file, and tries again by itself: %s', (language) => {
  const page = plainPage(language);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain('http-equiv="refresh" content="10"');
  expect(page).not.toMatch(/src=|<link|url\(/);
});

it('is in the language of the reader', () => {
  expect(plainPage('de')).toContain('<h1>Du bist offline</h1>');
});
