import { endpointQuery } from '@boardwalk/kit';

/** One role with how many members hold it. Who asks shows a failure. */
export function roleQuery(name: string) {
  return endpointQuery('GET /api/role-definitions/:name', { params: { name } }, { suppressErrors: true });
}
