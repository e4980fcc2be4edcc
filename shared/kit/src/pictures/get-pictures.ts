import { endpointPages } from '../lists/endpoint-pages.ts';

const PAGE_SIZE = 24;

/** Pictures of the library, newest first. */
export function picturePages(search: string) {
  return endpointPages('GET /api/media', { query: { search, limit: PAGE_SIZE } });
}
