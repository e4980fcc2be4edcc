import { endpointQuery } from '../request/call.ts';

/** Members who can be mentioned. That they can't be had is no news: a handle can be typed as well. */
export function mentionableQuery(search: string) {
  return endpointQuery('GET /api/comments/mentionable', { query: { search } }, { suppressErrors: true });
}
