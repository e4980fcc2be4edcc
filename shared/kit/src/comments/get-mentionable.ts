import { endpointQuery } from '../request/call.ts';

/** Members who can be mentioned. Failures aren't reported, because a handle can be typed as well. */
export function mentionableQuery(search: string) {
  return endpointQuery('GET /api/comments/mentionable', { query: { search } });
}
