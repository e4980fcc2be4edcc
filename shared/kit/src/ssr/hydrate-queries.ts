import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** Hydrates the query cache with the page's data, so that the browser doesn't fetch it again. */
export function hydrateQueries(queries: QueryClient, dehydrated: unknown): void {
  hydrate(queries, (dehydrated ?? {}) as Partial<DehydratedState>);
}
