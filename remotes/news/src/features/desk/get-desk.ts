import type { ArticleState } from '@boardwalk/contracts';
import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 25;

export interface DeskFilters {
  scope: 'mine' | 'all';
  state: ArticleState | undefined;
}

/** What is being worked on, last changed first. */
export function deskPages(filters: DeskFilters) {
  const query = { ...filters, limit: PAGE_SIZE };
  // What somebody else sent in shall be there when one comes back to the desk.
  return endpointPages('GET /api/articles/desk', { query }, { staleTime: 0 });
}
