import { type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query';

/** A row of the server: each change counts its version. */
interface Versioned {
  id?: unknown;
  version: number;
}

function isVersioned(data: unknown): data is Versioned {
  return typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'number';
}

/** Whether data is of an earlier version than other data of the same row. */
function isOlder(data: unknown, than: unknown): boolean {
  return isVersioned(data) && isVersioned(than) && data.id === than.id && data.version < than.version;
}

/**
 * What the cache shows after new data has come for a query: never an earlier version of the row than before, whether it was fetched, returned
 * by a mutation or sent as an event. It is the `structuralSharing` of every query, through which all of them go.
 */
export function newerData(shown: unknown, next: unknown): unknown {
  return isOlder(next, shown) ? shown : replaceEqualDeep(shown, next);
}

/**
 * Stores the row that a mutation returned. If the cache shows a later version (an event was faster), the row is fetched again: events don't
 * contain what concerns this reader alone.
 */
export function storeRow<Row extends Versioned>(queries: QueryClient, queryKey: QueryKey, row: Row): void {
  queries.setQueryData<Row>(queryKey, row);
  if (isOlder(row, queries.getQueryData(queryKey))) void queries.invalidateQueries({ queryKey, exact: true });
}
