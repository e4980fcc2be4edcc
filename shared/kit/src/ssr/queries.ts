import { type DehydratedState, dehydrate, type Query, type QueryClient } from '@tanstack/react-query';

/**
 * Fetches the queries that the components of a rendering have requested. Failed ones are removed: they are rendered as loading, and the browser
 * fetches them.
 * @returns whether there is new data to render.
 */
export async function fetchPendingQueries(queries: QueryClient): Promise<boolean> {
  const cache = queries.getQueryCache();
  const pending = cache.getAll().filter(isAwaited);
  const answers = await Promise.allSettled(
    pending.map((query) => query.fetch({ ...query.options, retry: false })),
  );
  for (const [index, { status }] of answers.entries()) {
    const query = pending[index];
    if (status === 'rejected' && query) cache.remove(query);
  }
  return answers.some(({ status }) => status === 'fulfilled');
}

function isAwaited(query: Query): boolean {
  const { enabled } = query.options as { enabled?: unknown };
  return query.state.status === 'pending' && enabled !== false;
}

/** Returns the fetched data in serializable form. */
export function dehydrateQueries(queries: QueryClient): DehydratedState {
  return dehydrate(queries);
}
