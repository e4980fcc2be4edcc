import { expect, it } from 'vitest';
import { latinKey } from './latin-key.ts';

it('returns letters in lowercase, also with Caps Lock', () => {
  expect([latinKey({ key: 'k' }), latinKey({ key: 'K' }), latinKey({ key: 'É' })]).toEqual(['k', 'k', 'é']);
});

it('uses the position of the key on layouts of another script', () => {
  expect(latinKey({ key: 'л', code: 'KeyK' })).toBe('k');
  expect(latinKey({ key: 'Κ', code: 'KeyK' })).toBe('k');
  // A Latin letter counts wherever its key is.
  expect(latinKey({ key: 'z', code: 'KeyY' })).toBe('z');
});

it('keeps punctuation and named keys', () => {
  expect(['/', '?', 'Enter', 'ArrowUp'].map((key) => latinKey({ key, code: 'Digit7' }))).toEqual([
    '/',
    '?',
    'Enter',
    'ArrowUp',
  ]);
});

it('returns an empty string for an event without a key', () => {
  expect(latinKey({})).toBe('');
});
