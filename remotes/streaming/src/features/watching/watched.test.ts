import { expect, it } from 'vitest';
import { besideOf } from './watched.ts';

it('takes handles from the address: each once, not the page’s own, three at most', () => {
  expect(besideOf(null, 'kay')).toEqual([]);
  expect(besideOf('Ada,kay, ada,,ben', 'Kay')).toEqual(['ada', 'ben']);
  expect(besideOf('a,b,c,d', 'kay')).toEqual(['a', 'b', 'c']);
});
