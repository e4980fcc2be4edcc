import { endpointQuery } from '@boardwalk/kit';

/** Failures of a version in the last week. The dialog shows a failed call itself. */
export function failuresQuery(name: string, version: string) {
  return endpointQuery('GET /api/releases/:name/:version/failures', { params: { name, version } });
}
