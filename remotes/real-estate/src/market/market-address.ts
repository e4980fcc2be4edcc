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

/** `any`: whatever is offered. `all`: what isn't offered as well. */
export type MarketKind = ListingKind | 'any' | 'all';
export const MARKET_KINDS: readonly MarketKind[] = ['any', ...LISTING_KINDS, 'all'];

/** What properties are narrowed to. */
export interface MarketFilters {
  district?: CityDistrict | undefined;
  type?: PropertyType | undefined;
  kind: MarketKind;
  min?: number | undefined;
  max?: number | undefined;
  /** So many garage slots at least. */
  garage?: number | undefined;
  search: string;
}

export interface MarketAddress extends MarketFilters {
  sort: 'price' | 'new';
  /** What a phone shows; a wide window shows both. */
  view: 'list' | 'map';
}

/** What is offered, not narrowed by anything. */
export const NO_FILTERS = {
  district: undefined,
  type: undefined,
  min: undefined,
  max: undefined,
  garage: undefined,
  kind: 'any',
  search: '',
} as const satisfies MarketFilters;

/** What an address asks for. What makes no sense there is left out. */
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

/** The same address with a change. What is the default is left out of it; what isn't about the market stays. */
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

/** How many filters narrow the market, beside how things are offered. */
export function countFilters({ district, type, min, max, garage, search }: MarketFilters): number {
  return [district, type, min, max, garage, search].filter(Boolean).length;
}

/** The filters as the endpoints of lists and map take them. */
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

/** The filters as a search that is saved. A saved search is for what is offered. */
export function criteriaOf(filters: MarketFilters): SearchCriteria {
  const { kind, ...query } = queryOf(filters);
  const entries = Object.entries({ ...query, kind: kind ?? 'any' });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as SearchCriteria;
}

/** Where the market shows what a saved search looks for. */
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
