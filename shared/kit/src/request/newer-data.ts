import { type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query';

/** A row of the server whose version increases with each change. */
interface Versioned {
  id?: unknown;
  version: number;
}

function isVersioned(data: unknown): data is Versioned {
  return typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'number';
}

/** Returns whether data is an earlier version of the same row. */
function isOlder(data: unknown, than: unknown): boolean {
  return isVersioned(data) && isVersioned(than) && data.id === than.id && data.version < than.version;
}

/**
 * Returns the data to cache: never an earlier version of the row than before, whether it was fetched, returned by a mutation or sent as an event.
 * Used as the `structuralSharing` of every query, which all updates pass through.
 */
export function newerData(shown: unknown, next: unknown): unknown {
  return isOlder(next, shown) ? shown : replaceEqualDeep(shown, next);
}

/**
 * Stores the row that a mutation returned. If the cache has a later version (an event was faster), the row is refetched: events don't contain
 * reader-specific data.
 */
export function storeRow<Row extends Versioned>(queries: QueryClient, queryKey: QueryKey, row: Row): void {
  queries.setQueryData<Row>(queryKey, row);
  if (isOlder(row, queries.getQueryData(queryKey))) void queries.invalidateQueries({ queryKey, exact: true });
}
