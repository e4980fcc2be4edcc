import { type DocChange, type DocPage, STALE_AFTER } from '@boardwalk/contracts';
import { call, invalidateEndpoints, storeRow, useQueryClient } from '@boardwalk/kit';
import { anyPageQuery } from './queries.ts';

/** Changes a page, based on the version that its author saw. The page shows a failure itself. */
export function changePage({ id, version }: DocPage, change: Omit<DocChange, 'version'>): Promise<DocPage> {
  return call('PUT /api/docs/:id', { params: { id }, body: { ...change, version } });
}

/** Stores the server's response of a page in the cache, and waits until related queries are refetched. */
export function useCachePage() {
  const queries = useQueryClient();
  return async (doc: DocPage): Promise<void> => {
    storeRow(queries, anyPageQuery(doc.slug).queryKey, doc);
    await invalidateEndpoints(queries, ...STALE_AFTER['PUT /api/docs/:id']);
  };
}
