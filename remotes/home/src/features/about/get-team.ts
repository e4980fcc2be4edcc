import { endpointQuery } from '@boardwalk/kit';

/** The community's team. The page shows a failure itself. */
export const teamQuery = endpointQuery('GET /api/users/team', {});
