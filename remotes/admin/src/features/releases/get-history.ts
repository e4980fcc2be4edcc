import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 10;

/** History of a remote's releases, newest first, paginated. */
export function historyPages(name: string) {
  return endpointPages('GET /api/releases/:name/history', { params: { name }, query: { limit: PAGE_SIZE } });
}
