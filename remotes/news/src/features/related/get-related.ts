import { endpointQuery } from '@boardwalk/kit';

/** Other articles about the same, by the id of one. Where they can't be had, the place stays empty. */
export function relatedQuery(id: string) {
  return endpointQuery('GET /api/articles/:id/related', { params: { id } }, { suppressErrors: true });
}
