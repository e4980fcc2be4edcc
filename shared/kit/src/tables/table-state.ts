import { useUrlQuery } from '../routing/use-url-query.ts';

/** Name of the sorted column. */
export interface TableSort {
  id: string;
  descending: boolean;
}

/** State of a table in the URL: `?sort=-joined&role=STAFF`; with a name `?versions.sort=size`. */
export interface TableState<Filter extends string> {
  sort: TableSort | undefined;
  /** Text of each filter, trimmed; empty without one. */
  filters: Record<Filter, string>;
  /** Whether any filter is active. */
  filtered: boolean;
}

const keyOf = (name: string | undefined, key: string) => (name ? `${name}.${key}` : key);

/** Reads the state of a table from the query. */
export function readTableState<Filter extends string>(
  params: URLSearchParams,
  filters: readonly Filter[],
  name?: string,
): TableState<Filter> {
  const sorted = params.get(keyOf(name, 'sort')) ?? '';
  const descending = sorted.startsWith('-');
  const id = descending ? sorted.slice(1) : sorted;
  const values = filters.map((filter) => [filter, (params.get(keyOf(name, filter)) ?? '').trim()] as const);
  return {
    sort: id === '' ? undefined : { id, descending },
    filters: Object.fromEntries(values) as Record<Filter, string>,
    filtered: values.some(([, value]) => value !== ''),
  };
}

/** Returns the query with a change of the table's state; the rest is preserved. */
export function writeTableState<Filter extends string>(
  params: URLSearchParams,
  change: { sort?: TableSort | null; filters?: Partial<Record<Filter, string | undefined>> },
  name?: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (key: string, value: string | undefined) => {
    if (value) next.set(keyOf(name, key), value);
    else next.delete(keyOf(name, key));
  };
  if (change.sort !== undefined)
    put('sort', change.sort ? `${change.sort.descending ? '-' : ''}${change.sort.id}` : undefined);
  for (const [filter, value] of Object.entries<string | undefined>(change.filters ?? {})) put(filter, value);
  return next;
}

/** Kind of a filter: a text, a switch, or the values that it may have. */
type FilterKind = 'text' | 'boolean' | readonly string[];

/** Filters by their names in the URL: `{ search: 'text', state: ['active', 'banned'], overdue: 'boolean' }`. */
export type FilterDefinition = Readonly<Record<string, FilterKind>>;

/** Value of a filter. A text is trimmed, and empty without one; one of several values is undefined without one. */
type FilterValue<Kind extends FilterKind> = Kind extends 'text'
  ? string
  : Kind extends 'boolean'
    ? boolean
    : Kind extends readonly (infer Value)[]
      ? Value | undefined
      : never;

/** Values of all filters. */
export type FilterValues<Definition extends FilterDefinition> = {
  [Name in keyof Definition]: FilterValue<Definition[Name]>;
};

/** New values of some filters. An empty text, false and undefined remove a filter. */
export type FilterChanges<Definition extends FilterDefinition> = {
  [Name in keyof Definition]?:
    | FilterValue<Definition[Name]>
    | (Definition[Name] extends 'boolean' ? undefined : '' | undefined);
};

interface TableStateResult<Values, Changes> {
  sort: TableSort | undefined;
  filters: Values;
  /** Whether any filter is set. */
  filtered: boolean;
  /** Null removes the sorting. */
  setSort: (sort: TableSort | null) => void;
  /** Changes the given filters. */
  setFilters: (changes: Changes) => void;
  clearFilters: () => void;
}

/**
 * Sorting and filters of a table or list, stored in the URL, so that they survive a reload and can be shared.
 * @param filters filters by their names in the URL: `'text'`, `'boolean'`, or the values that a filter may have. Or only names, whose filters are texts.
 * @param name of the table, if a page has several.
 * @returns the state and its setters. `filters` has the value of each filter: a trimmed text, a boolean, or one of its values; undefined if the URL, which
 * users can edit, contains none of them. `filtered` is whether any is set. `setFilters` changes the given filters, and removes those that are empty.
 * @example
 * const { filters, filtered, setFilters, clearFilters } = useTableState({ search: 'text', state: ACCOUNT_STATES, muted: 'boolean' });
 */
export function useTableState<const Definition extends FilterDefinition>(
  filters: Definition,
  name?: string,
): TableStateResult<FilterValues<Definition>, FilterChanges<Definition>>;
export function useTableState<Filter extends string = never>(
  filters?: readonly Filter[],
  name?: string,
): TableStateResult<Record<Filter, string>, Partial<Record<Filter, string | undefined>>>;
export function useTableState(
  filters: FilterDefinition | readonly string[] = [],
  name?: string,
): TableStateResult<unknown, never> {
  const { params, change } = useUrlQuery();
  const definition = definitionOf(filters);
  const names = Object.keys(definition);
  const state = readTableState(params, names, name);
  const values = filterValues(definition, state.filters);
  const apply = (next: Parameters<typeof writeTableState>[1]) =>
    change((latest) => writeTableState(latest, next, name));
  return {
    sort: state.sort,
    filters: values,
    filtered: Object.values(values).some((value) => value !== '' && value !== false && value !== undefined),
    setSort: (sort) => apply({ sort }),
    setFilters: (changes: Record<string, string | boolean | undefined>) =>
      apply({
        filters: Object.fromEntries(
          Object.entries(changes).map(([filter, value]) => [filter, value ? String(value) : undefined]),
        ),
      }),
    clearFilters: () => apply({ filters: Object.fromEntries(names.map((filter) => [filter, undefined])) }),
  };
}

function definitionOf(filters: FilterDefinition | readonly string[]): FilterDefinition {
  return isNames(filters) ? Object.fromEntries(filters.map((name) => [name, 'text' as const])) : filters;
}

const isNames = (filters: FilterDefinition | readonly string[]): filters is readonly string[] =>
  Array.isArray(filters);

/** Converts the texts in the URL. */
export function filterValues(
  definition: FilterDefinition,
  texts: Record<string, string>,
): Record<string, string | boolean | undefined> {
  return Object.fromEntries(
    Object.entries(definition).map(([name, kind]) => {
      const text = texts[name] ?? '';
      if (kind === 'text') return [name, text];
      if (kind === 'boolean') return [name, text === 'true'];
      return [name, kind.find((value) => value === text)];
    }),
  );
}
