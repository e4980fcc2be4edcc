import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** The revisions of the article, newest first. */
export function revisionPages(articleId: string) {
  return endpointPages('GET /api/articles/:id/revisions', {
    params: { id: articleId },
    query: { limit: PAGE_SIZE },
  });
}
