import { expect, it } from 'vitest';
import { addressOf, isFiltered, readFilters } from './front-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

it('parses the URL', () => {
  expect(read('search=%20ferry%20&category=city&tag=harbour&after=abc')).toEqual({
    search: 'ferry',
    category: 'city',
    tag: 'harbour',
    after: 'abc',
  });
});

it.each(['', 'category=sports', 'category=', 'tag=%20', 'search=%20'])(
  'ignores invalid values: "%s"',
  (query) => {
    expect(isFiltered(read(query))).toBe(false);
  },
);

it('truncates values that are too long for the server', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100);
});

it('writes the URL that it parses', () => {
  const filters = { search: 'a&b', category: 'people', tag: 'night shift', after: 'x=' } as const;
  expect(readFilters(new URL(addressOf(filters), 'http://localhost').searchParams)).toEqual(filters);
  expect(addressOf({ search: '' })).toBe('/news');
});
