import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** Every form that the article has had, newest first. */
export function revisionPages(articleId: string) {
  return endpointPages('GET /api/articles/:id/revisions', {
    params: { id: articleId },
    query: { limit: PAGE_SIZE },
  });
}
