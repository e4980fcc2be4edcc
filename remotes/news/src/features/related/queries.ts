import { endpointQuery } from '@boardwalk/kit';

/** Related articles, by the id of an article. On failure they are omitted. */
export function relatedQuery(id: string) {
  return endpointQuery('GET /api/articles/:id/related', { params: { id } });
}
