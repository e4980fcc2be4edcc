import { endpointQuery } from '@boardwalk/kit';

/** Each remote with its versions and what is served of it. The page shows a failure itself. */
export const releasesQuery = endpointQuery('GET /api/releases', {}, { suppressErrors: true });
