import { endpointQuery } from '@boardwalk/kit';

/** All deploy tokens, newest first. The panel shows a failure itself. */
export const tokensQuery = endpointQuery('GET /api/deploy-tokens', {});
