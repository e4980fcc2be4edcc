import { expect, it } from 'vitest';
import { isCalled } from './matching.ts';

it('finds a name by the beginnings of its words, in any order and language', () => {
  const names = ['Artikel schreiben', 'Write an article'];
  for (const query of ['write', 'art wri', 'ARTIKEL', 'schreib', 'Artïkel'])
    expect(isCalled(names, query), query).toBe(true);
  for (const query of ['rite', 'write nothing', '', '…']) expect(isCalled(names, query), query).toBe(false);
});

it('finds a name in each of its spellings', () => {
  for (const query of ['uber uns', 'Ueber', 'ÜBER']) expect(isCalled(['Über uns'], query), query).toBe(true);
});
