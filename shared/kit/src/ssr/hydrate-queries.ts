import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** Begins with what the server fetched for this page, so that the browser doesn't fetch it again. `kept` is what the page carries. */
export function hydrateQueries(queries: QueryClient, kept: unknown): void {
  hydrate(queries, (kept ?? {}) as Partial<DehydratedState>);
}
