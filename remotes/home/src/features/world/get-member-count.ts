import { endpointQuery } from '@boardwalk/kit';

/** How many members there are; a failure counts as 0, so nobody is told of it. */
export const memberCountQuery = endpointQuery('GET /api/users/count', {}, { suppressErrors: true });
