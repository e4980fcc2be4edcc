import { endpointPages, endpointQuery } from '@boardwalk/kit';

/** All remotes with their versions and what is served of them. The page shows a failure itself. */
export const releasesQuery = endpointQuery('GET /api/releases', {});

/** Backends of all remotes. */
export const backendsQuery = endpointQuery('GET /api/remote-backends', {});

/** Keys with which the backend of a remote calls the site. */
export function backendKeysQuery(name: string) {
  return endpointQuery('GET /api/remote-backends/:name/keys', { params: { name } });
}

/** Waiting and failed calls of the site to each backend, as numbers. */
export const backendHooksQuery = endpointQuery('GET /api/backend-hooks', {});

/** Failures of a version in the last week. The dialog shows a failed call itself. */
export function failuresQuery(name: string, version: string) {
  return endpointQuery('GET /api/releases/:name/:version/failures', { params: { name, version } });
}

const PAGE_SIZE = 10;

/** History of a remote's releases, newest first, paginated. */
export function historyPages(name: string) {
  return endpointPages('GET /api/releases/:name/history', { params: { name }, query: { limit: PAGE_SIZE } });
}
