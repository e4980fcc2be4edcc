import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 20;

/** All revisions of a page, newest first. */
export function revisionPages(id: string) {
  return endpointPages('GET /api/docs/:id/revisions', { params: { id }, query: { limit: PAGE_SIZE } });
}
