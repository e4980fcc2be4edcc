import type { CommentSubject } from '@boardwalk/contracts';
import { endpointPages } from '../lists/endpoint-pages.ts';

const PAGE_SIZE = 20;

/** What is talked about: an article by its id, an event by that of any of its dates. */
export interface CommentsOn {
  on: CommentSubject;
  id: string;
}

interface Part {
  /** Only the replies to this comment. */
  under?: string;
  /** Only the thread with this comment or reply. */
  thread?: string;
  /** The cursor at which the list begins; undefined at its start. */
  from?: string | undefined;
}

/** Comments, oldest first, with the first replies to each. */
export function commentPages({ on, id }: CommentsOn, { from, ...part }: Part = {}) {
  const input = { params: { id }, query: { limit: PAGE_SIZE, ...part } };
  const options = from === undefined ? {} : { from };
  return on === 'article'
    ? endpointPages('GET /api/articles/:id/comments', input, options)
    : endpointPages('GET /api/events/:id/comments', input, options);
}

/** All lists of comments about something, whatever part of them they are. */
export function commentsKey({ on, id }: CommentsOn) {
  return [
    on === 'article' ? 'GET /api/articles/:id/comments' : 'GET /api/events/:id/comments',
    'pages',
    { params: { id } },
  ];
}
