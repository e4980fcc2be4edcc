import type { CommentSubject } from '@boardwalk/contracts';
import { endpointPages } from '../lists/endpoint-pages.ts';
import { endpointQuery } from '../request/call.ts';

const PAGE_SIZE = 20;

/** Subject of the comments: an article by its id, an event by the id of any of its dates. */
export interface CommentsOn {
  on: CommentSubject;
  id: string;
}

interface Part {
  /** Only the replies to this comment. */
  under?: string;
  /** Only the thread that contains this comment or reply. */
  thread?: string;
  /** Cursor of the first page; undefined at the start of the list. */
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

/** Query key prefix of all comment lists of a subject. */
export function commentsKey({ on, id }: CommentsOn) {
  return [
    on === 'article' ? 'GET /api/articles/:id/comments' : 'GET /api/events/:id/comments',
    'pages',
    { params: { id } },
  ];
}

/** Members who can be mentioned. Failures aren't reported, because a handle can be typed as well. */
export function mentionableQuery(search: string) {
  return endpointQuery('GET /api/comments/mentionable', { query: { search } });
}
