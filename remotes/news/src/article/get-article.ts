import { endpointQuery } from '@boardwalk/kit';

/** One article, by its id or its slug. The screen shows a failure itself. */
export function articleQuery(id: string) {
  return endpointQuery('GET /api/articles/:id', { params: { id } }, { suppressErrors: true });
}
