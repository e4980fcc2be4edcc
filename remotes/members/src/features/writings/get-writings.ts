import { endpointPages } from '@boardwalk/kit';

const AT_ONCE = 6;

/** Published articles of a member, newest first. */
export function articlePages(handle: string) {
  return endpointPages('GET /api/members/:handle/articles', {
    params: { handle },
    query: { limit: AT_ONCE },
  });
}

/** Upcoming dates that a member hosts, next first. @param from earliest end, an instant. */
export function hostedPages(handle: string, from: string) {
  return endpointPages('GET /api/events', { query: { host: handle, from, limit: AT_ONCE } });
}

/** Visible properties of a member, by code. */
export function ownedPages(handle: string) {
  return endpointPages('GET /api/members/:handle/properties', {
    params: { handle },
    query: { limit: AT_ONCE },
  });
}

/** Comments of a member below articles, newest first. */
export function commentPages(handle: string) {
  return endpointPages('GET /api/members/:handle/comments', {
    params: { handle },
    query: { limit: AT_ONCE },
  });
}
