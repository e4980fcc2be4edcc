import { expect, it } from 'vitest';
import { changedFiles } from './local-release.ts';

const file = (hash: string) => ({ bytes: 1, packed: 1, hash });

it('finds files that were changed, added and removed after the build', () => {
  const files = { a: file('1'), b: file('2'), c: file('3') };
  expect(changedFiles({ files }, files)).toEqual([]);
  expect(changedFiles({ files }, { a: file('1'), b: file('9'), d: file('4') })).toEqual(['b', 'c', 'd']);
});
