import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr,de;q=0.3,en;q=0.2', 'de'],
  ['fr', 'en'],
  ['*', 'en'],
  ['de;q=0', 'en'],
  ['de;q=x, ,;;=', 'en'],
])('chooses from “%s” %s', (header, expected) => {
  expect(preferredLanguage(header)).toBe(expected);
});

it('chooses only languages that the site offers', () => {
  expect(preferredLanguage('de', ['en'])).toBe('en');
  expect(preferredLanguage('en', ['de'])).toBe('de');
  expect(preferredLanguage('fr', ['de', 'en'])).toBe('de');
});
