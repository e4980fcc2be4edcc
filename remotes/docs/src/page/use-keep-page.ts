import { type DocPage, STALE_AFTER } from '@boardwalk/contracts';
import { invalidateEndpoints, storeRow, useQueryClient } from '@boardwalk/kit';
import { anyPageQuery } from './get-page.ts';

/** Stores the server's response of a page in the cache, and waits until related queries are refetched. */
export function useKeepPage() {
  const queries = useQueryClient();
  return async (doc: DocPage): Promise<void> => {
    storeRow(queries, anyPageQuery(doc.slug).queryKey, doc);
    await invalidateEndpoints(queries, ...STALE_AFTER['PUT /api/docs/:id']);
  };
}
