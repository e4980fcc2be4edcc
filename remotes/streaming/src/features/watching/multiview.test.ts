import { expect, it } from 'vitest';
import { multiviewOf } from './multiview.ts';

it('parses at most three handles from the URL, without duplicates and the page’s own', () => {
  expect(multiviewOf(null, 'kay')).toEqual([]);
  expect(multiviewOf('Ada,kay, ada,,ben', 'Kay')).toEqual(['ada', 'ben']);
  expect(multiviewOf('a,b,c,d', 'kay')).toEqual(['a', 'b', 'c']);
});
