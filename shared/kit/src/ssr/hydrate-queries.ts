import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** Hydrates the query cache with the page's data, so that the browser doesn't fetch it again. `kept` is the dehydrated state. */
export function hydrateQueries(queries: QueryClient, kept: unknown): void {
  hydrate(queries, (kept ?? {}) as Partial<DehydratedState>);
}
