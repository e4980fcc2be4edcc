import { expect, it } from 'vitest';
import {
  countFilters,
  criteriaOf,
  marketPath,
  NO_FILTERS,
  queryOf,
  readAddress,
  writeAddress,
} from './market-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

it('defaults to offers, newest first, in a list', () => {
  expect(read('')).toMatchObject({ kind: 'any', search: '', sort: 'new', view: 'list' });
  expect(
    read('district=ropewalk&type=villa&kind=rent&min=500&max=900&garage=2&search= quay &sort=price&view=map'),
  ).toEqual({
    district: 'ropewalk',
    type: 'villa',
    kind: 'rent',
    min: 500,
    max: 900,
    garage: 2,
    search: 'quay',
    sort: 'price',
    view: 'map',
  });
});

it('ignores invalid values', () => {
  expect(read('district=atlantis&type=castle&kind=gift&min=-4&max=1e9&garage=0&sort=size')).toMatchObject({
    district: undefined,
    type: undefined,
    kind: 'any',
    min: undefined,
    max: undefined,
    garage: undefined,
    sort: 'new',
  });
});

it('omits defaults, and preserves unrelated parameters', () => {
  const params = new URLSearchParams('kind=rent&compare=LQ-014');
  expect(writeAddress(params, { kind: 'any', max: 900 }).toString()).toBe('compare=LQ-014&max=900');
  expect(writeAddress(params, { view: 'map', search: 'a b' }).toString()).toBe(
    'kind=rent&compare=LQ-014&search=a+b&view=map',
  );
});

it('includes all properties for the kind `all`', () => {
  expect(queryOf({ ...NO_FILTERS, kind: 'all', min: 5 })).toMatchObject({ kind: undefined, minPrice: 5 });
  expect(queryOf(NO_FILTERS)).toMatchObject({ kind: 'any', search: undefined });
});

it('counts active filters', () => {
  expect(countFilters({ ...NO_FILTERS, kind: 'rent' })).toBe(0);
  expect(countFilters({ ...NO_FILTERS, min: 5, district: 'ropewalk' })).toBe(2);
});

it('converts filters into a saved search and back', () => {
  const criteria = criteriaOf(read('district=ropewalk&kind=rent&max=900&search=quay'));
  expect(criteria).toEqual({ district: 'ropewalk', kind: 'rent', maxPrice: 900, search: 'quay' });
  expect(marketPath(criteria)).toBe('/real-estate?district=ropewalk&max=900&search=quay&kind=rent');
  expect(criteriaOf({ ...NO_FILTERS, kind: 'all' })).toEqual({ kind: 'any' });
  expect(marketPath({ kind: 'any' })).toBe('/real-estate');
});
