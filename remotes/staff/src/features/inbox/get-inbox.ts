import type { InboxFilter, InboxKind } from '@boardwalk/contracts';
import { endpointPages, endpointQuery } from '@boardwalk/kit';

const PAGE_SIZE = 30;
/** Others work on the same items, so cached data is outdated quickly. */
const fresh = { staleTime: 0 };

/** Waiting items, by due time. */
export function inboxPages(filter: InboxFilter, kind: InboxKind | undefined) {
  return endpointPages('GET /api/inbox', { query: { limit: PAGE_SIZE, filter, kind } }, fresh);
}

export const inboxCountsQuery = { ...endpointQuery('GET /api/inbox/counts', {}), ...fresh };

export function inboxItemQuery(id: string) {
  return { ...endpointQuery('GET /api/inbox/:id', { params: { id } }), ...fresh };
}

/** Members who may work on an item. */
export function candidatesQuery(id: string) {
  return { ...endpointQuery('GET /api/inbox/:id/candidates', { params: { id } }), ...fresh };
}
