import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 10;

/** What happened to a remote's releases, newest first, a page at a time. */
export function historyPages(name: string) {
  return endpointPages('GET /api/releases/:name/history', { params: { name }, query: { limit: PAGE_SIZE } });
}
