import { expect, it } from 'vitest';
import { refusedLicences } from './licences.ts';

it('rejects licenses that are not on the list, and packages without one', () => {
  const list = {
    MIT: [{ name: 'a' }],
    'AGPL-3.0-only': [{ name: 'b' }],
    Unknown: [{ name: 'only' }, { name: 'c' }],
  };
  expect(refusedLicences(list)).toEqual(['b: AGPL-3.0-only', 'c: Unknown']);
});

it.each([
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Zlib', true],
  ['(MIT AND GPL-3.0-only)', false],
])('reads %s', (licence, allowed) => {
  expect(refusedLicences({ [licence]: [{ name: 'd' }] }).length === 0).toBe(allowed);
});
