import { endpointQuery } from '@boardwalk/kit';

/** The team, for a few plates; on failure the plates are omitted. */
export const teamQuery = endpointQuery('GET /api/users/team', {});
