import { endpointQuery } from '@boardwalk/kit';

/** How members reacted. Where it can't be had, the row isn't there. */
export function reactionsQuery(articleId: string) {
  return endpointQuery(
    'GET /api/articles/:id/reactions',
    { params: { id: articleId } },
    { suppressErrors: true },
  );
}
