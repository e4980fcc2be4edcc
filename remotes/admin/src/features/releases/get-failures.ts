import { endpointQuery } from '@boardwalk/kit';

/** How a version failed in the last week. The dialog shows a failure of the call itself. */
export function failuresQuery(name: string, version: string) {
  return endpointQuery(
    'GET /api/releases/:name/:version/failures',
    { params: { name, version } },
    { suppressErrors: true },
  );
}
