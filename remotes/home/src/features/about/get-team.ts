import { endpointQuery } from '@boardwalk/kit';

/** The people who run the community. The page shows a failure itself. */
export const teamQuery = endpointQuery('GET /api/users/team', {}, { suppressErrors: true });
