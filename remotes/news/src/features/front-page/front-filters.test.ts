import { expect, it } from 'vitest';
import { addressOf, isFiltered, readFilters } from './front-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

it('reads what an address asks for', () => {
  expect(read('search=%20ferry%20&category=city&tag=harbour&after=abc')).toEqual({
    search: 'ferry',
    category: 'city',
    tag: 'harbour',
    after: 'abc',
  });
});

it.each(['', 'category=sports', 'category=', 'tag=%20', 'search=%20'])(
  'leaves out nonsense: "%s"',
  (query) => {
    expect(isFiltered(read(query))).toBe(false);
  },
);

it('cuts what is too long for the server', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100);
});

it('writes the address that it reads', () => {
  const filters = { search: 'a&b', category: 'people', tag: 'night shift', after: 'x=' } as const;
  expect(readFilters(new URL(addressOf(filters), 'http://localhost').searchParams)).toEqual(filters);
  expect(addressOf({ search: '' })).toBe('/news');
});
