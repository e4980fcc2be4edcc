import { expect, it } from 'vitest';
import { shortNameOf } from './setup-answers.ts';

it.each([
  ['Falkenried', 'Falkenried'],
  ['  Three Valleys  ', 'Three Valleys'],
  ['The Free Town of Upper Falkenried', 'The'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsge'],
])('makes a short name of %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
