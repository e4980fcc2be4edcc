import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Mara Lindqvist', 'mara', 'ML'],
  ['Jo van der Berg', 'jo', 'JV'],
  ['cher', 'x', 'C'],
  ['  ', 'pier', 'P'],
  [undefined, undefined, 'U'],
  ['Élodie Ångström', 'e', 'ÉÅ'],
])('%s / %s → %s', (fullName, username, letters) => expect(initials(fullName, username)).toBe(letters));
