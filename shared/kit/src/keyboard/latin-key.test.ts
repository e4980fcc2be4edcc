import { expect, it } from 'vitest';
import { latinKey } from './latin-key.ts';

it('returns letters in lower case, with Caps Lock as well', () => {
  expect([latinKey({ key: 'k' }), latinKey({ key: 'K' }), latinKey({ key: 'É' })]).toEqual(['k', 'k', 'é']);
});

it('goes by the place of the key on layouts of another script', () => {
  expect(latinKey({ key: 'л', code: 'KeyK' })).toBe('k');
  expect(latinKey({ key: 'Κ', code: 'KeyK' })).toBe('k');
  // A Latin letter counts wherever its key is.
  expect(latinKey({ key: 'z', code: 'KeyY' })).toBe('z');
});

it('leaves punctuation and named keys', () => {
  expect(['/', '?', 'Enter', 'ArrowUp'].map((key) => latinKey({ key, code: 'Digit7' }))).toEqual([
    '/',
    '?',
    'Enter',
    'ArrowUp',
  ]);
});

it('returns an empty text for a press without a key', () => {
  expect(latinKey({})).toBe('');
});
