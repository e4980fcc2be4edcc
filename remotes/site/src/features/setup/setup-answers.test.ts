import { expect, it } from 'vitest';
import { shortNameOf } from './setup-answers.ts';

it.each([
  ['Falkenried', 'Falkenried'],
  ['  Three Valleys  ', 'Three Valleys'],
  ['The Free Town of Upper Falkenried', 'The'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsge'],
])('derives a short name from %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
