import { endpointQuery } from '@boardwalk/kit';

/** The community's team, highest role first. The panel shows a failure itself. */
export const teamQuery = endpointQuery('GET /api/users/team', {});

/** Members who are online. A failure isn't shown: then no member is marked. */
export const onlineQuery = endpointQuery('GET /api/users/online', {});
