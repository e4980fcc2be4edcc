import { endpointQuery } from '@boardwalk/kit';

/** Every role with what it permits, highest first. The panel shows a failure itself. */
export const rolesQuery = endpointQuery('GET /api/roles', {}, { suppressErrors: true });
