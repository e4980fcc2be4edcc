import { expect, it } from 'vitest';
import { isFiltered, readFilters, writeFilters } from './member-filters.ts';

it('reads what an address asks for, in any case', () => {
  expect(readFilters(new URLSearchParams('search=+nora+&role=staff'))).toEqual({
    search: 'nora',
    role: 'STAFF',
  });
});

it('leaves out what makes no sense', () => {
  const long = 'a'.repeat(300);
  const filters = readFilters(new URLSearchParams({ search: long, role: 'KING' }));
  expect(filters.search).toHaveLength(100);
  expect(filters.role).toBeUndefined();
});

it('writes filters and leaves the rest of the address alone', () => {
  const params = new URLSearchParams('other=1&search=old&role=STAFF');
  expect(writeFilters(params, { search: 'a&b', role: undefined }).toString()).toBe('other=1&search=a%26b');
  expect(params.get('role')).toBe('STAFF');
});

it('knows an unfiltered list', () => {
  expect(isFiltered({ search: '', role: undefined })).toBe(false);
  expect(isFiltered({ search: '', role: 'USER' })).toBe(true);
  expect(isFiltered({ search: 'x', role: undefined })).toBe(true);
});
