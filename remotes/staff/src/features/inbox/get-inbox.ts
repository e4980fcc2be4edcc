import type { InboxFilter, InboxKind } from '@boardwalk/contracts';
import { endpointPages, endpointQuery } from '@boardwalk/kit';

const PAGE_SIZE = 30;
/** Others work on the same: what was fetched a moment ago may be different. */
const fresh = { staleTime: 0 };
const quietly = { suppressErrors: true };

/** What waits, as far as it is due first. */
export function inboxPages(filter: InboxFilter, kind: InboxKind | undefined) {
  return endpointPages('GET /api/inbox', { query: { limit: PAGE_SIZE, filter, kind } }, fresh);
}

export const inboxCountsQuery = { ...endpointQuery('GET /api/inbox/counts', {}, quietly), ...fresh };

export function inboxItemQuery(id: string) {
  return { ...endpointQuery('GET /api/inbox/:id', { params: { id } }, quietly), ...fresh };
}

/** Those who may work on an item. */
export function candidatesQuery(id: string) {
  return { ...endpointQuery('GET /api/inbox/:id/candidates', { params: { id } }), ...fresh };
}
