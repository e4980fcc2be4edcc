import { endpointQuery } from '@boardwalk/kit';

/** The team, for a few of their plates; without an answer the plates are left out. */
export const teamQuery = endpointQuery('GET /api/users/team', {}, { suppressErrors: true });
