import { endpointPages } from '@boardwalk/kit';

const PAGE_SIZE = 6;

/** Published articles of a member, newest first. */
export function articlePages(handle: string) {
  return endpointPages('GET /api/members/:handle/articles', {
    params: { handle },
    query: { limit: PAGE_SIZE },
  });
}

/** Upcoming dates that a member hosts, next first. @param from earliest end, an instant. */
export function hostedPages(handle: string, from: string) {
  return endpointPages('GET /api/events', { query: { host: handle, from, limit: PAGE_SIZE } });
}

/** Visible properties of a member, by code. */
export function ownedPages(handle: string) {
  return endpointPages('GET /api/members/:handle/properties', {
    params: { handle },
    query: { limit: PAGE_SIZE },
  });
}

/** Comments of a member below articles, newest first. */
export function commentPages(handle: string) {
  return endpointPages('GET /api/members/:handle/comments', {
    params: { handle },
    query: { limit: PAGE_SIZE },
  });
}
