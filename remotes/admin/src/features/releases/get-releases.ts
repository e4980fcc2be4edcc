import { endpointQuery } from '@boardwalk/kit';

/** All remotes with their versions and what is served of them. The page shows a failure itself. */
export const releasesQuery = endpointQuery('GET /api/releases', {});
