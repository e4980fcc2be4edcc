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

/**
 * Sorting and filters of a table or list, stored in the URL, so that they survive a reload and can be shared.
 * @param filters names of the filters in the URL: `['search', 'role'] as const`.
 * @param name of the table, if a page has several.
 * @returns the state and its setters. Each of `filters` is the text in the URL, which users can edit, and empty without a value. `filtered` is whether any
 * is set. `setFilters` changes the given filters, and removes those that are empty.
 * @example
 * const { filters, filtered, setFilters, clearFilters } = useTableState(['search', 'role'] as const);
 */
export function useTableState<Filter extends string = never>(filters: readonly Filter[] = [], name?: string) {
  const { params, change } = useUrlQuery();
  const apply = (next: Parameters<typeof writeTableState<Filter>>[1]) =>
    change((latest) => writeTableState(latest, next, name));
  return {
    ...readTableState(params, filters, name),
    /** Null removes the sorting. */
    setSort: (sort: TableSort | null) => apply({ sort }),
    setFilters: (changes: Partial<Record<Filter, string | undefined>>) => apply({ filters: changes }),
    clearFilters: () =>
      apply({ filters: Object.fromEntries(filters.map((filter) => [filter, ''])) as Record<Filter, string> }),
  };
}
