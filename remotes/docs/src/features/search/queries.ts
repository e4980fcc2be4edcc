import { endpointQuery } from '@boardwalk/kit';

/** Pages that match the search. The list shows a failure itself. */
export function foundQuery(search: string) {
  return endpointQuery('GET /api/docs/search', { query: { search } });
}
