import type { CommentSubject } from '@boardwalk/contracts';
import { endpointPages } from '../lists/endpoint-pages.ts';

const PAGE_SIZE = 20;

/** What is talked about: an article by its id, an event by that of any of its dates. */
export interface CommentsOn {
  on: CommentSubject;
  id: string;
}

/** Comments, oldest first. */
export function commentPages({ on, id }: CommentsOn) {
  const input = { params: { id }, query: { limit: PAGE_SIZE } };
  return on === 'article'
    ? endpointPages('GET /api/articles/:id/comments', input)
    : endpointPages('GET /api/events/:id/comments', input);
}
