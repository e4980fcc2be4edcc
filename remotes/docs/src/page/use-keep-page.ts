import type { DocPage } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { anyPageQuery } from './get-page.ts';

const CHANGED_WITH_IT = [
  'GET /api/docs',
  'GET /api/docs/all',
  'GET /api/docs/:slug',
  'GET /api/docs/:id/revisions',
];

/** Stores the server's response of a page in the cache, and invalidates related queries. */
export function useKeepPage() {
  const queries = useQueryClient();
  return async (doc: DocPage): Promise<void> => {
    storeRow(queries, anyPageQuery(doc.slug).queryKey, doc);
    await Promise.all(CHANGED_WITH_IT.map((endpoint) => queries.invalidateQueries({ queryKey: [endpoint] })));
  };
}
