import { endpointQuery } from '@boardwalk/kit';

/** The member's linked accounts, always refetched, because one may have been linked since. The page shows a failure itself. */
export const accountsQuery = {
  ...endpointQuery('GET /api/identities', {}),
  staleTime: 0,
};
