import type { DocPage } from '@boardwalk/contracts';
import { storeRow, useQueryClient } from '@boardwalk/kit';
import { anyPageQuery } from './get-page.ts';

const CHANGED_WITH_IT = [
  'GET /api/docs',
  'GET /api/docs/all',
  'GET /api/docs/:slug',
  'GET /api/docs/:id/revisions',
];

/** Keeps a page as the server answered it, and asks anew for what has changed with it. */
export function useKeepPage() {
  const queries = useQueryClient();
  return async (doc: DocPage): Promise<void> => {
    storeRow(queries, anyPageQuery(doc.slug).queryKey, doc);
    await Promise.all(CHANGED_WITH_IT.map((endpoint) => queries.invalidateQueries({ queryKey: [endpoint] })));
  };
}
