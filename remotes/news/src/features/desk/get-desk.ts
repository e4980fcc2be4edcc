import type { ArticleState } from '@boardwalk/contracts';
import { call, cursorPaging, type PageRequest } from '@boardwalk/kit';

const PAGE_SIZE = 25;

export interface DeskFilters {
  scope: 'mine' | 'all';
  state: ArticleState | undefined;
}

/** What is being worked on, last changed first. The screen shows a failure itself. */
export function deskQuery({ scope, state }: DeskFilters) {
  return {
    ...cursorPaging,
    queryKey: ['GET /api/articles/desk', 'pages', { scope, state }] as const,
    queryFn: ({ pageParam: cursor, signal }: PageRequest) =>
      call(
        'GET /api/articles/desk',
        { query: { scope, state, cursor, limit: PAGE_SIZE } },
        { signal, suppressErrors: true },
      ),
    meta: { suppressErrors: true },
    // What somebody else sent in shall be there when one comes back to the desk.
    staleTime: 0,
  };
}
