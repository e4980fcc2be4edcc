import {
  CITY_DISTRICTS,
  type CityDistrict,
  ESTATE_LIMITS,
  LISTING_KINDS,
  type ListingKind,
  PROPERTY_TYPES,
  type PropertyType,
  type SearchCriteria,
  truncate,
} from '@boardwalk/contracts';

/** `any`: all offers. `all`: also properties that aren't offered. */
export type MarketKind = ListingKind | 'any' | 'all';
export const MARKET_KINDS: readonly MarketKind[] = ['any', ...LISTING_KINDS, 'all'];

/** Filters of properties. */
export interface MarketFilters {
  district?: CityDistrict | undefined;
  type?: PropertyType | undefined;
  kind: MarketKind;
  min?: number | undefined;
  max?: number | undefined;
  /** Minimum number of garage slots. */
  garage?: number | undefined;
  search: string;
}

export interface MarketAddress extends MarketFilters {
  sort: 'price' | 'new';
  /** View on phones; a wide window shows both. */
  view: 'list' | 'map';
}

/** All offers, without filters. */
export const NO_FILTERS = {
  district: undefined,
  type: undefined,
  min: undefined,
  max: undefined,
  garage: undefined,
  kind: 'any',
  search: '',
} as const satisfies MarketFilters;

/** Parses the state of a URL. Invalid values are ignored. */
export function readAddress(params: URLSearchParams): MarketAddress {
  return {
    district: oneOf(CITY_DISTRICTS, params.get('district')),
    type: oneOf(PROPERTY_TYPES, params.get('type')),
    kind: oneOf(MARKET_KINDS, params.get('kind')) ?? 'any',
    min: wholeNumber(params.get('min'), 1, ESTATE_LIMITS.price),
    max: wholeNumber(params.get('max'), 1, ESTATE_LIMITS.price),
    garage: wholeNumber(params.get('garage'), 1, ESTATE_LIMITS.garage),
    search: truncate((params.get('search') ?? '').trim(), ESTATE_LIMITS.title, { end: '' }),
    sort: params.get('sort') === 'price' ? 'price' : 'new',
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
}

/** Returns the query with a change. Defaults are omitted; unrelated parameters are preserved. */
export function writeAddress(params: URLSearchParams, change: Partial<MarketAddress>): URLSearchParams {
  const next = new URLSearchParams(params);
  const { kind, sort, view, ...rest } = { ...readAddress(params), ...change };
  const values = {
    ...rest,
    kind: kind === 'any' ? undefined : kind,
    sort: sort === 'new' ? undefined : sort,
    view: view === 'list' ? undefined : view,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}

/** Returns the number of active filters, except for the kind. */
export function countFilters({ district, type, min, max, garage, search }: MarketFilters): number {
  return [district, type, min, max, garage, search].filter(Boolean).length;
}

/** Returns the filters as the query of the list and map endpoints. */
export function queryOf({ kind, min, max, search, district, type, garage }: MarketFilters) {
  return {
    district,
    type,
    garage,
    kind: kind === 'all' ? undefined : kind,
    minPrice: min,
    maxPrice: max,
    search: search || undefined,
  };
}

/** Returns the filters as a saved search, which only covers offers. */
export function criteriaOf(filters: MarketFilters): SearchCriteria {
  const { kind, ...query } = queryOf(filters);
  const entries = Object.entries({ ...query, kind: kind ?? 'any' });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as SearchCriteria;
}

/** Returns the market's URL for a saved search. */
export function marketPath({ minPrice, maxPrice, search, ...rest }: SearchCriteria): string {
  const filters = { ...rest, min: minPrice, max: maxPrice, search: search ?? '' };
  const params = writeAddress(new URLSearchParams(), filters);
  return `/real-estate${params.size > 0 ? `?${params}` : ''}`;
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}

function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  if (!text || !/^\d{1,10}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}
