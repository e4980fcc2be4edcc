import { endpointPages } from '@boardwalk/kit';

const AT_ONCE = 6;

/** Published articles under the name of a member, newest first. */
export function articlePages(handle: string) {
  return endpointPages('GET /api/members/:handle/articles', {
    params: { handle },
    query: { limit: AT_ONCE },
  });
}

/** Coming dates that a member hosts, the next one first. @param from when. */
export function hostedPages(handle: string, from: string) {
  return endpointPages('GET /api/events', { query: { host: handle, from, limit: AT_ONCE } });
}

/** What a member owns and shows, by code. */
export function ownedPages(handle: string) {
  return endpointPages('GET /api/members/:handle/properties', {
    params: { handle },
    query: { limit: AT_ONCE },
  });
}

/** What a member said below articles, newest first. */
export function commentPages(handle: string) {
  return endpointPages('GET /api/members/:handle/comments', {
    params: { handle },
    query: { limit: AT_ONCE },
  });
}
