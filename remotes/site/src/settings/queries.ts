import { endpointQuery } from '@boardwalk/kit';

/** The current settings. The page shows a failure itself. */
export const settingsQuery = endpointQuery('GET /api/site/settings', {});
