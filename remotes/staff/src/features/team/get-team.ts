import { endpointQuery } from '@boardwalk/kit';

/** The people who run the community, highest role first. The panel shows a failure itself. */
export const teamQuery = endpointQuery('GET /api/users/team', {}, { suppressErrors: true });
