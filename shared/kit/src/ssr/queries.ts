import { type DehydratedState, dehydrate, type Query, type QueryClient } from '@tanstack/react-query';

/**
 * Fetches what the components of a drawing asked for, by their own operations. What can't be had is forgotten: it is drawn as it
 * looks while it is on its way, and the browser asks for it.
 * @returns whether there is anything new to draw.
 */
export async function fetchPendingQueries(queries: QueryClient): Promise<boolean> {
  const cache = queries.getQueryCache();
  const asked = cache.getAll().filter(isAwaited);
  const answers = await Promise.allSettled(
    asked.map((query) => query.fetch({ ...query.options, retry: false })),
  );
  for (const [index, { status }] of answers.entries()) {
    const query = asked[index];
    if (status === 'rejected' && query) cache.remove(query);
  }
  return answers.some(({ status }) => status === 'fulfilled');
}

function isAwaited(query: Query): boolean {
  const { enabled } = query.options as { enabled?: unknown };
  return query.state.status === 'pending' && enabled !== false;
}

/** What was fetched, as it can stand in the page. */
export function dehydrateQueries(queries: QueryClient): DehydratedState {
  return dehydrate(queries);
}
