import { endpointQuery } from '@boardwalk/kit';

/** A role with its number of members. The caller shows a failure. */
export function roleQuery(name: string) {
  return endpointQuery('GET /api/role-definitions/:name', { params: { name } });
}
