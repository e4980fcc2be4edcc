import { endpointQuery } from '@boardwalk/kit';

/** The community's team, highest role first. The panel shows a failure itself. */
export const teamQuery = endpointQuery('GET /api/users/team', {});
