import { expect, it } from 'vitest';
import { filterValues, readTableState, writeTableState } from './table-state.ts';

const FILTERS = ['search', 'role'] as const;

it('reads the state from a URL', () => {
  expect(readTableState(new URLSearchParams('search=+nora+&sort=-joined'), FILTERS)).toEqual({
    sort: { id: 'joined', descending: true },
    filters: { search: 'nora', role: '' },
    filtered: true,
  });
  expect(readTableState(new URLSearchParams('sort=&other=1'), FILTERS)).toEqual({
    sort: undefined,
    filters: { search: '', role: '' },
    filtered: false,
  });
});

it('writes a change, and preserves the rest of the URL', () => {
  const params = new URLSearchParams('other=1&search=old&role=STAFF&sort=name');
  const change = { sort: null, filters: { search: 'a&b', role: undefined } };
  expect(writeTableState(params, change).toString()).toBe('other=1&search=a%26b');
  expect(writeTableState(params, { filters: { role: '' } }).toString()).toBe('other=1&search=old&sort=name');
  expect(params.get('role')).toBe('STAFF');
});

it('distinguishes the tables of a page by their names', () => {
  const params = writeTableState(
    new URLSearchParams('sort=name'),
    { sort: { id: 'size', descending: true } },
    'news',
  );
  expect(params.toString()).toBe('sort=name&news.sort=-size');
  expect(readTableState(params, [], 'news').sort).toEqual({ id: 'size', descending: true });
  expect(readTableState(params, []).sort).toEqual({ id: 'name', descending: false });
});

it('converts the texts of the URL to the values of the definition, and ignores unknown ones', () => {
  const definition = { search: 'text', state: ['active', 'banned'], overdue: 'boolean' } as const;
  const read = (query: string) =>
    filterValues(definition, readTableState(new URLSearchParams(query), Object.keys(definition)).filters);
  expect(read('search=+nora&state=banned&overdue=true')).toEqual({
    search: 'nora',
    state: 'banned',
    overdue: true,
  });
  expect(read('state=asleep&overdue=1')).toEqual({ search: '', state: undefined, overdue: false });
});
