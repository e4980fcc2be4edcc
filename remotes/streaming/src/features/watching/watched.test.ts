import { expect, it } from 'vitest';
import { besideOf } from './watched.ts';

it('parses at most three handles from the URL, without duplicates and the page’s own', () => {
  expect(besideOf(null, 'kay')).toEqual([]);
  expect(besideOf('Ada,kay, ada,,ben', 'Kay')).toEqual(['ada', 'ben']);
  expect(besideOf('a,b,c,d', 'kay')).toEqual(['a', 'b', 'c']);
});
