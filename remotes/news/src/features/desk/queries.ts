import type { ArticleState, DeskSort } from '@boardwalk/contracts';
import { endpointPages, endpointQuery } from '@boardwalk/kit';

const PAGE_SIZE = 25;

export type DeskScope = 'mine' | 'all';

interface DeskQuery {
  scope: DeskScope;
  state: ArticleState | undefined;
  search: string;
  sort: DeskSort;
}

/** Articles in any state, by their last change. */
export function deskPages({ search, ...filters }: DeskQuery) {
  const query = { ...filters, ...(search !== '' && { search }), limit: PAGE_SIZE };
  // New submissions should appear when the member returns to the newsroom.
  return endpointPages('GET /api/articles/desk', { query }, { staleTime: 0 });
}

/** Numbers of articles in each state. On failure they are omitted. */
export function deskCountsQuery(scope: DeskScope) {
  const counts = endpointQuery('GET /api/articles/desk/counts', { query: { scope } });
  return { ...counts, staleTime: 0 };
}
