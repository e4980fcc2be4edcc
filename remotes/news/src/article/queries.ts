import { endpointQuery } from '@boardwalk/kit';

/** An article, by its id or its slug. The page shows a failure itself. */
export function articleQuery(id: string) {
  return endpointQuery('GET /api/articles/:id', { params: { id } });
}
