import { endpointQuery } from '@boardwalk/kit';

/** Reactions of members. On failure the row is omitted. */
export function reactionsQuery(articleId: string) {
  return endpointQuery('GET /api/articles/:id/reactions', { params: { id: articleId } });
}
