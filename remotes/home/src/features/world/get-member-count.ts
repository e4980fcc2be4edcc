import { endpointQuery } from '@boardwalk/kit';

/** Number of members. A failure counts as 0, so it isn't reported. */
export const memberCountQuery = endpointQuery('GET /api/users/count', {});
