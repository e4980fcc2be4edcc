import type { InboxFilter, InboxItem, InboxKind } from '@boardwalk/contracts';
import { call, endpointPages, endpointQuery } from '@boardwalk/kit';

const PAGE_SIZE = 30;
const PUNISHMENTS_LIMIT = 100;
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

/** A comment with its reports and its neighbors. */
export function caseQuery(id: string) {
  return { ...endpointQuery('GET /api/comments/:id/case', { params: { id } }), ...fresh };
}

export function reviewQuery(id: string) {
  return { ...endpointQuery('GET /api/reviews/:id', { params: { id } }), ...fresh };
}

/** The latest punishments of a member. */
export function punishmentsQuery(id: string) {
  const input = { params: { id }, query: { limit: PUNISHMENTS_LIMIT } };
  return { ...endpointQuery('GET /api/users/:id/punishments', input), ...fresh };
}

type Seen = Pick<InboxItem, 'id' | 'version'>;

/** Assigns an item, based on the version that the caller has seen; null unassigns it. */
export function assign({ id, version }: Seen, assigneeId: string | null): Promise<InboxItem> {
  return call('PUT /api/inbox/:id/assignee', { params: { id }, body: { assigneeId, version } });
}

/** Snoozes an item until then; null ends the snooze. */
export function snooze({ id, version }: Seen, until: string | null): Promise<InboxItem> {
  return call('PUT /api/inbox/:id/snooze', { params: { id }, body: { until, version } });
}
