import { expect, it } from 'vitest';
import { isCalled, partsOf } from './matching.ts';

it('finds a name by how its words begin, in any order and language', () => {
  const names = ['Artikel schreiben', 'Write an article'];
  for (const query of ['write', 'art wri', 'ARTIKEL', 'schreib'])
    expect(isCalled(names, query), query).toBe(true);
  for (const query of ['rite', 'write nothing', '', '…']) expect(isCalled(names, query), query).toBe(false);
});

it('cuts a title at what was found: every second part', () => {
  expect(partsOf('Harbour market', 'harb')).toEqual(['', 'Harb', 'our market']);
  expect(partsOf('The harbour', 'the har')).toEqual(['', 'The', ' ', 'har', 'bour']);
  // Where no word begins so, the middle of one counts.
  expect(partsOf('Night market', 'ark')).toEqual(['Night m', 'ark', 'et']);
  expect(partsOf('A car park', 'ar')).toEqual(['A c', 'ar', ' p', 'ar', 'k']);
  expect(partsOf('R2.4 Value your life', 'r2.4')).toEqual(['', 'R2.4', ' Value your life']);
  expect(partsOf('night market', 'nig night ma')).toEqual(['', 'night', ' ', 'ma', 'rket']);
  expect(partsOf('Nothing', '(((')).toEqual(['Nothing']);
  expect(partsOf('İstanbul', 'i')).toEqual(['İstanbul']);
});
