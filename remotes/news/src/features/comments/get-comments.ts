import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** Comments of an article, oldest first. */
export function commentPages(articleId: string) {
  return endpointPages('GET /api/articles/:id/comments', {
    params: { id: articleId },
    query: { limit: PAGE_SIZE },
  });
}
