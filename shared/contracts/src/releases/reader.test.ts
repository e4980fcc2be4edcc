import { expect, it } from 'vitest';
import { isSameReader, readLanguage } from './reader.ts';

it('uses the language of the cookie, or English', () => {
  expect(['de', 'en', 'xx', '', undefined].map(readLanguage)).toEqual(['de', 'en', 'en', 'en', 'en']);
});

it('distinguishes readers by session and language', () => {
  const reader = { session: true, language: 'de' } as const;
  expect(isSameReader(reader, { ...reader })).toBe(true);
  expect(isSameReader(reader, { ...reader, session: false })).toBe(false);
  expect(isSameReader(reader, { ...reader, language: 'en' })).toBe(false);
});
